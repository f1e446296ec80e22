import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AssetKind } from '@press-room/contract/assets';
import { FILE_MAX_BYTES, SVG_MAX_BYTES } from '@press-room/contract/limits';
import type { AppContext } from '../../../core/context.ts';
import { type AppError, fileTooLarge, invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import type { Client } from '../../../platform/limited/concurrency-limiter.ts';
import { asHouse, askPictureOnce, type TaskOf } from '../../../platform/pictures/ask-picture.ts';
import { UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import {
  asFile,
  FileTooLargeError,
  type ReceivedFile,
  type StoredFile,
} from '../../../platform/storage/file-store.ts';
import { inspectDocument, UnreadableDocument } from '../documents/read-document.ts';
import { SVG_TYPE } from '../readable/picture-types.ts';
import { requireStored } from '../stored-file.ts';
import type { perform as sanitise } from '../svg/sanitise.ts';
import { withoutLocation } from '../video/location.ts';
import { type ByteSpan, withoutSpans } from '../video/timed-metadata.ts';
import type { EmbeddedWords } from './embedded-words.ts';
import { toUploadName } from './file-name.ts';
import { type FileType, refusalOf } from './file-types.ts';
import type { perform } from './inspect-picture.ts';
import { HEAD_BYTES, recogniseArchive, recogniseFile, toNamedType } from './recognise.ts';

const INSPECTION: TaskOf<typeof perform> = { module: join(import.meta.dirname, 'inspect-picture.ts') };
const SANITATION: TaskOf<typeof sanitise> = { module: join(import.meta.dirname, '../svg/sanitise.ts') };

type IntakeContext = Pick<AppContext, 'store'>;

/** A stored and inspected file; `createIntakenAsset` makes an asset of it. */
export interface IntakenFile {
  kind: AssetKind;
  media_type: string;
  bytes: number;
  /** Pixels of a picture as displayed. */
  width: number | null;
  height: number | null;
  /** Key in the store. */
  key: string;
  /** With the extension of the content. */
  name: string;
  /** Mean colour of a picture, `#rrggbb`. */
  placeholder: string;
  /** Number of pages of a document. */
  pages: number | null;
  /** Texts in the metadata of a picture. */
  embedded: EmbeddedWords | null;
}

type Content = Pick<IntakenFile, 'width' | 'height' | 'placeholder' | 'pages' | 'embedded'>;

interface IntakeOptions {
  /** By kind of file; replaces the usual limits. */
  maxBytes?: Partial<Record<AssetKind, number>>;
  /** Client that waits for it; absent: background work. */
  client?: Client;
  /** Remaining quota of the sender. */
  room?: Room;
}

export interface Room {
  bytes: number;
  toRefusal: (wanted: number) => AppError;
}

/** MP4 and QuickTime have the same structure. */
const VIDEOS: ReadonlySet<string> = new Set(['video/mp4', 'video/x-m4v', 'video/quicktime']);

/** Samples of camera metadata in a video; an hour has about ten thousand. */
const SAMPLES_MAX = 1_000_000;

const ENOUGH: Room = { bytes: Number.POSITIVE_INFINITY, toRefusal: fileTooLarge };

/**
 * Stores a file while receiving it, and detects its type. If the file is refused, the source is not destroyed. The
 * daily cleanup deletes stored but unused files, because another upload may be about to use the same file.
 * @throws 400 or 413, {WorkRefused}
 */
export async function intakeFile(
  context: IntakeContext,
  source: Readable | Uint8Array,
  name: string,
  { maxBytes = {}, client = asHouse(), room = ENOUGH }: IntakeOptions = {},
): Promise<IntakenFile> {
  const { head, whole } = await peek(source instanceof Readable ? source : Readable.from([source]));
  const likely = toNamedType(await recogniseFile(head), name);
  const limits = { maxBytes: { ...FILE_MAX_BYTES, ...maxBytes }[likely.kind], room };
  try {
    const stored = await receiveClean(context, whole, { ...limits, client, media_type: likely.media_type });
    const file = await requireStored(context.store, stored.key);
    const isLongArchive = likely.media_type === 'application/zip' && stored.bytes > HEAD_BYTES;
    const type = isLongArchive ? await recogniseArchive(file) : likely;
    const { kind, media_type } = type;
    return {
      ...stored,
      ...(await inspect(type, file, client)),
      kind,
      media_type,
      name: toUploadName(name, type),
    };
  } catch (error) {
    throw toRefusal(error);
  }
}

/** Reads the first bytes; `whole` still contains them. */
async function peek(source: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks = source.iterator({ destroyOnReturn: false });
  const read: Buffer[] = [];
  let bytes = 0;
  while (bytes < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    read.push(Buffer.from(next.value));
    bytes += read.at(-1)?.length ?? 0;
  }
  async function* replay(): AsyncGenerator<Buffer> {
    yield* read.splice(0);
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) yield Buffer.from(chunk);
  }
  return { head: Buffer.concat(read).subarray(0, HEAD_BYTES), whole: Readable.from(replay()) };
}

interface Limits {
  maxBytes: number;
  room: Room;
}

/** Removes private metadata. @throws {UnreadablePicture} */
async function receiveClean(
  context: IntakeContext,
  whole: Readable,
  { media_type, client, ...limits }: Limits & { media_type: string; client: Client },
): Promise<ReceivedFile> {
  if (VIDEOS.has(media_type)) return receiveVideo(context, whole, limits);
  if (media_type !== SVG_TYPE) return receive(context, whole, limits);
  const drawing = await readAll(whole, SVG_MAX_BYTES);
  const clean = await askPictureOnce(SANITATION, { file: asFile(drawing), input: null, client });
  return receive(context, Readable.from([clean]), limits);
}

/** @throws 413 */
async function readAll(whole: Readable, maxBytes: number): Promise<Buffer> {
  const limited = async function* (): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of whole) {
      const piece = Buffer.from(chunk);
      bytes += piece.length;
      if (bytes > maxBytes) throw fileTooLarge(maxBytes);
      yield piece;
    }
  };
  return buffer(limited());
}

/** Removes the recording location. A second pass is needed if measurements precede the table that locates them. */
async function receiveVideo(context: IntakeContext, whole: Readable, limits: Limits): Promise<ReceivedFile> {
  const tooLong = (): AppError => invalidField('file', refusalOf(undefined));
  const samples: ByteSpan[] = [];
  const clean = withoutLocation(whole, {
    toRefusal: tooLong,
    onSamples: (span) => {
      if (samples.push(span) > SAMPLES_MAX) throw tooLong();
    },
  });
  const stored = await receive(context, Readable.from(clean), limits);
  if (samples.length === 0) return stored;
  const file = await requireStored(context.store, stored.key);
  return receive(context, Readable.from(withoutSpans(file.stream(), samples)), limits);
}

async function receive(
  { store }: IntakeContext,
  whole: Readable,
  { maxBytes, room }: Limits,
): Promise<ReceivedFile> {
  try {
    return await store.receive(whole, { maxBytes: Math.min(maxBytes, room.bytes) });
  } catch (error) {
    if (!(error instanceof FileTooLargeError)) throw error;
    throw room.bytes < maxBytes ? room.toRefusal(room.bytes + 1) : fileTooLarge(maxBytes);
  }
}

async function inspect({ kind, media_type }: FileType, file: StoredFile, client: Client): Promise<Content> {
  const nothing: Content = { width: null, height: null, placeholder: '', pages: null, embedded: null };
  if (kind === 'other') return nothing;
  if (kind === 'document') return { ...nothing, pages: await inspectDocument(file) };
  return { ...nothing, ...(await askPictureOnce(INSPECTION, { file, input: media_type, client })) };
}

function toRefusal(error: unknown): unknown {
  const isRefusal = error instanceof UnreadablePicture || error instanceof UnreadableDocument;
  return isRefusal ? invalidFields({ file: [error.reason] }) : error;
}
