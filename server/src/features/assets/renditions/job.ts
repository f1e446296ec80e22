import type { FocalPoint } from '@press-room/contract/assets';
import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import type { AppContext } from '../../../context.ts';
import { HopelessJob } from '../../../jobs/queue.ts';
import { type PictureFacts, readPicture, UnreadablePicture } from '../../../pictures/open-picture.ts';
import { readCrop, toShownPoint } from '../framing.ts';
import { assetJobSchema, enqueueCut, enqueueRenditions } from '../jobs.ts';
import { type FileWords, toFileWords } from '../metadata/words.ts';
import { failAsset, getAssetWords } from '../queries.ts';
import { readStoredBytes, requireStored } from '../stored-file.ts';
import type { RenditionFile, SocialCut } from '../whole-file.ts';
import { type Cut, toCut, toSocialCut } from './cut.ts';
import { writeOriginal } from './original.ts';
import { addRendition, findPictureFile, replaceRenditions, replaceSocialCut } from './queries.ts';
import { type SizedPicture, writeAll, writeFirst, writeJpeg } from './screen.ts';
import { shownWith } from './shown.ts';
import { listSizes, type Size } from './sizes.ts';

type RenditionContext = Pick<AppContext, 'database' | 'store' | 'now'>;

/** What a picture is made of: its file, what it says of itself, and the words that go into every file. */
interface Source {
  bytes: Buffer;
  facts: PictureFacts;
  words: FileWords;
  /** What stays of it; `facts` are those of the whole. */
  cut: Cut | null;
  /** Of what stays. */
  point: FocalPoint | null;
}

const sizeOf = ({ facts, cut }: Pick<Source, 'facts' | 'cut'>): Size => cut ?? facts;
/** Enough to crop by. */
const WHOLE_WIDTH = 1280;

/**
 * Makes the files of a picture: at first a small one, which is enough to show a cover and to see what was uploaded, then
 * all of them. Doing it again, after a death halfway or a change of words, ends in the same state.
 */
export async function makeRenditions(
  context: RenditionContext,
  payload: unknown,
  signal?: AbortSignal,
): Promise<void> {
  const { database, store } = context;
  const { asset_id, only } = assetJobSchema.parse(payload);
  const picture = await findPictureFile(database.db, asset_id);
  if (picture === null) return;
  const bytes = await readStoredBytes(await requireStored(store, picture.sha256));
  const words = toFileWords(await getAssetWords(database.db, asset_id));
  try {
    const facts = await readPicture(bytes, ASSET_MAX_PIXELS);
    const point = toShownPoint(picture.focal_point, picture.crop);
    const source = { bytes, facts, words, cut: toCut(readCrop(picture.crop), facts), point };
    const made = only === 'cut' ? null : await makeFiles(context, asset_id, source, signal);
    const cut = await makeSocialCut(context, source);
    await database.change(
      async (trx) => {
        const latest = await findPictureFile(trx, asset_id);
        if (latest === null) return;
        // What was written meanwhile has a job of its own, which may be over: only the latest may stay.
        const isLatest = latest.sha256 === picture.sha256 && latest.version === picture.version;
        if (!isLatest) await (made === null ? enqueueCut : enqueueRenditions)(trx, asset_id, context.now());
        else if (made === null) await replaceSocialCut(trx, asset_id, cut);
        else await replaceRenditions(trx, asset_id, { ...made, cut });
      },
      shownWith(database, asset_id),
    );
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    await database.change((trx) => failAsset(trx, asset_id, error.reason.key), shownWith(database, asset_id));
    throw new HopelessJob(error.message, { cause: error });
  }
}

async function makeFiles(
  context: RenditionContext,
  asset_id: number,
  source: Source,
  signal: AbortSignal | undefined,
) {
  await makeFirst(context, asset_id, source);
  const renditions = await makeAll(context, source, signal);
  return { renditions, whole_sha256: await makeWhole(context, source) };
}

async function makeFirst(
  { database, store }: RenditionContext,
  asset_id: number,
  { bytes, facts, words, cut }: Source,
): Promise<void> {
  const size = listSizes(sizeOf({ facts, cut }))[0];
  const first = await orUnreadable(writeFirst(bytes, { size, cut, words }));
  const rendition = await keep(store, first, false);
  await database.change((trx) => addRendition(trx, asset_id, rendition), shownWith(database, asset_id));
}

/** The original, and every rendition in whose place it does not stand by its type and width. */
async function makeAll(
  { store }: RenditionContext,
  { bytes, facts, words, cut }: Source,
  signal?: AbortSignal,
): Promise<RenditionFile[]> {
  const written = await orUnreadable(writeOriginal(bytes, facts, words, cut));
  const { width, height } = sizeOf({ facts, cut });
  const original = await keep(store, { ...written, width, height }, true);
  const renditions = [original];
  const pictures: AsyncGenerator<SizedPicture, void> = writeAll(bytes, {
    sizes: listSizes({ width, height }),
    cut,
    words,
  });
  for (;;) {
    signal?.throwIfAborted();
    const next = await orUnreadable(pictures.next());
    if (next.done === true) return renditions;
    const picture = next.value;
    const isOriginals = picture.media_type === original.media_type && picture.width === original.width;
    if (!isOriginals) renditions.push(await keep(store, picture, false));
  }
}

/** The picture without its crop, for who changes that. */
async function makeWhole(
  { store }: RenditionContext,
  { bytes, facts, words, cut }: Source,
): Promise<string | null> {
  if (cut === null) return null;
  const sizes = listSizes(facts);
  const size = sizes.filter(({ width }) => width <= WHOLE_WIDTH).at(-1) ?? sizes[0];
  const { content } = await orUnreadable(writeFirst(bytes, { size, cut: null, words }));
  return store.put(content);
}

async function makeSocialCut(
  { store }: RenditionContext,
  { bytes, facts, words, cut, point }: Source,
): Promise<SocialCut | null> {
  const { width, height } = facts;
  const social = toSocialCut(cut ?? { left: 0, top: 0, width, height }, point);
  if (social === null) return null;
  const { content } = await orUnreadable(writeJpeg(bytes, { ...social, words }));
  return { ...social.size, sha256: await store.put(content), bytes: content.length };
}

async function keep(
  store: RenditionContext['store'],
  { content, media_type, width, height }: SizedPicture,
  isOriginal: boolean,
): Promise<RenditionFile> {
  const sha256 = await store.put(content);
  return { media_type, width, height, sha256, bytes: content.length, is_original: isOriginal ? 1 : 0 };
}

/** What the library or our own writers stumble over, they stumble over again. */
async function orUnreadable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new UnreadablePicture({ key: 'picture_broken' }, { cause });
  }
}
