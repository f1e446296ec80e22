import {
  type Download,
  type DownloadRequest,
  downloadRequestSchema,
  downloadSchema,
  type Preparation,
} from '@press-room/contract/downloads';
import { DEFAULT_LANGUAGE } from '@press-room/contract/languages';
import { DOWNLOAD_SECONDS } from '@press-room/contract/limits';
import { recordReading } from '../../content/press-releases/embargo/readers.ts';
import { listReleasesWith } from '../../content/press-releases/takings/files.ts';
import { recordFileTakings, recordTaking } from '../../content/press-releases/takings/record.ts';
import { findAccountById } from '../../core/account/queries.ts';
import { isSessionLiving } from '../../core/account/session/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { digestEntries } from '../../platform/archive/entries.ts';
import { toStoredArchive } from '../../platform/archive/zip.ts';
import { zipSize } from '../../platform/archive/zip-size.ts';
import type { Db } from '../../platform/db/db.ts';
import { keepRow } from '../../platform/db/row-locks.ts';
import { AppError, notFound } from '../../platform/errors/errors.ts';
import { ANONYMOUS, type Reader, toReader } from '../../platform/http/authentication.ts';
import { asFile, type FileStore, type StoredFile } from '../../platform/storage/file-store.ts';
import type { Contents, DownloadView } from './archive.ts';
import { buildContents } from './contents/build-contents.ts';
import { createDownload, findDownload, markDownloadStarted } from './queries.ts';
import { prepareUses } from './uses.ts';

type DownloadContext = Pick<AppContext, 'config' | 'database' | 'store' | 'links' | 'limit' | 'now'>;

/** More requests within an hour do not come from resuming a download. */
const OPENINGS_MAX = 200;

const ZIP_TYPE = 'application/zip';

/** Client of an expensive request, and its limits. */
interface Asking extends Uses {
  /** Called before an address is created. @throws 429 */
  countDownload: () => Promise<void>;
}
type Uses = Parameters<typeof prepareUses>[3];

/**
 * Makes missing pictures, and reports if some are left. Otherwise looks everything up, records the request, and returns
 * an address for exactly these bytes.
 * @throws 400, 404, 429 {WorkRefused}
 */
export async function requestDownload(
  context: DownloadContext,
  request: DownloadRequest,
  { reader, language, ...asking }: { reader: Reader } & Pick<DownloadView, 'language'> & Asking,
): Promise<Download | Preparation> {
  const { config, database, links, now } = context;
  const preparation = await prepareUses(context, { config, reader, language, now: now() }, request, asking);
  if (preparation !== null) return preparation;
  await asking.countDownload();
  const at = now();
  const contents = await buildContents(database.db, { config, reader, language, now: at }, request);
  const requested_at = at.toISOString();
  const id = await createDownload(database.db, toRecord(request, contents, { reader, at }));
  const { name } = contents;
  return downloadSchema.parse({
    url: links.downloads.toUrl({ id, requested_at, digest: digestOf(contents) }, name),
    name,
    bytes: sizeOf(contents),
    expires_at: new Date(at.getTime() + DOWNLOAD_SECONDS * 1000).toISOString(),
  });
}

function toRecord(
  request: DownloadRequest,
  { name, content }: Contents,
  { reader, at }: { reader: Reader; at: Date },
) {
  const asked: { media_type?: string | undefined; width?: number | undefined } =
    'asset' in request || 'gallery' in request ? request : {};
  return {
    user_account_id: reader.account?.id ?? null,
    request: JSON.stringify(request),
    name,
    media_type: 'entries' in content ? (asked.media_type ?? ZIP_TYPE) : content.media_type,
    width: asked.width ?? null,
    requested_at: at.toISOString(),
    started_at: null,
    session_id: reader.session?.session_id ?? null,
    token_version: reader.session?.token_version ?? null,
  };
}

function digestOf({ name, content }: Contents): string {
  if ('entries' in content) return digestEntries(content.entries);
  if ('made' in content) return digestEntries([{ name, modified_at: new Date(0), content: content.made }]);
  return content.key.slice(0, 32);
}

export function sizeOf({ content }: Contents): number {
  if ('entries' in content) return zipSize(content.entries);
  return 'made' in content ? content.made.length : content.bytes;
}

/** A file that is ready to be sent. */
export interface ReadyFile {
  file: StoredFile;
  mediaType: string;
  name: string;
}

export async function toReadyFile(store: FileStore, { name, content }: Contents): Promise<ReadyFile> {
  if ('entries' in content) {
    return { file: toStoredArchive(store, content.entries), mediaType: ZIP_TYPE, name };
  }
  if ('made' in content)
    return { file: asFile(content.made, digestOf({ name, content })), mediaType: content.media_type, name };
  const file = await store.find(content.key);
  if (file === null) throw notFound();
  return { file, mediaType: content.media_type, name };
}

interface OpenedTicket extends ReadyFile {
  id: number;
  isStarted: boolean;
  request: DownloadRequest;
  reader: Reader;
  /** Press releases under embargo with this file. */
  embargoed: readonly number[];
  /** Basket items recorded as separate downloads. */
  documents: readonly DownloadRequest[];
}

/**
 * Content of a download address, looked up again with its owner's current rights. It becomes invalid by a new embargo,
 * a closed account, the end of the session or changed content.
 * @throws 404, 429
 */
export async function openTicket(
  { config, database, store, links, limit, now }: DownloadContext,
  text: string,
): Promise<OpenedTicket> {
  const { db } = database;
  const parts = links.downloads.read(text);
  const row = parts === null ? null : await findDownload(db, parts.id);
  if (parts === null || row === null) throw notFound();
  const { id, requested_at } = row;
  const at = now();
  const isOver = at.getTime() >= Date.parse(requested_at) + DOWNLOAD_SECONDS * 1000;
  if (isOver || !links.downloads.isSigned({ ...parts, id, requested_at }, parts.signature)) throw notFound();
  await limit({ key: `download:ticket:${id}`, max: OPENINGS_MAX, seconds: DOWNLOAD_SECONDS });
  const reader = await getOwner(db, row);
  const request = downloadRequestSchema.parse(JSON.parse(row.request));
  const view: DownloadView = { config, reader, now: at, language: DEFAULT_LANGUAGE };
  const contents = await buildContents(db, view, request).catch((error: unknown) => {
    // A file of this format, size or use was deleted with its picture.
    throw error instanceof AppError && error.status === 400 ? notFound() : error;
  });
  if (digestOf(contents) !== parts.digest) throw notFound();
  const ready = await toReadyFile(store, { ...contents, name: row.name });
  const embargoed = contents.embargo?.releases ?? [];
  const documents = contents.documents ?? [];
  return { ...ready, id, isStarted: row.started_at !== null, request, reader, embargoed, documents };
}

type Requester = Pick<
  NonNullable<Awaited<ReturnType<typeof findDownload>>>,
  'user_account_id' | 'session_id' | 'token_version'
>;

/** @throws 404 for a closed account, or a session that has ended */
async function getOwner(
  db: AppContext['database']['db'],
  { user_account_id: account_id, session_id, token_version }: Requester,
): Promise<Reader> {
  if (account_id === null) return ANONYMOUS;
  if (session_id === null || token_version === null) throw notFound();
  const isLiving = await isSessionLiving(db, { account_id, session_id, token_version });
  const account = isLiving ? await findAccountById(db, account_id) : null;
  if (account === null) throw notFound();
  return toReader(account);
}

/** In one transaction, so that a killed process never leaves a started download without its records. */
export async function startDownload(
  { database, now }: DownloadContext,
  { id, request, reader, embargoed, documents }: Omit<OpenedTicket, keyof ReadyFile | 'isStarted'>,
): Promise<void> {
  const at = now();
  const { account } = reader;
  await database.db.transaction().execute(async (trx) => {
    // In the order in which an erasure locks them.
    if (account !== null) await keepRow(trx, database, { table: 'user_account', id: account.id });
    await markDownloadStarted(trx, { id, documents: documents.map((each) => JSON.stringify(each)) }, at);
    if (account === null) return;
    await recordTakings(trx, [request, ...documents], { reader, now: at });
    await recordReading(trx, { account: account.id, releases: embargoed, how: 'taken' }, at);
  });
}

/** Records the downloaded texts and files of releases. */
async function recordTakings(
  trx: Db,
  requests: readonly DownloadRequest[],
  { reader, now }: { reader: Reader; now: Date },
): Promise<void> {
  const texts = requests.flatMap((each) => ('press_release' in each ? [each.press_release] : []));
  const files = requests.flatMap((each) => {
    if ('asset' in each) return [each.asset];
    if (!('basket' in each)) return [];
    return each.basket.filter(({ kind }) => kind === 'picture').map(({ id }) => id);
  });
  const withFiles = await listReleasesWith(trx, files, { reader, now });
  // In a fixed order, to prevent deadlocks of two downloads of a person.
  const releases = [...new Set([...withFiles, ...texts])].toSorted((one, other) => one - other);
  await recordFileTakings(trx, { releases, reader }, now);
  for (const release of new Set(texts)) await recordTaking(trx, { release, reader }, now);
}

/** Without an address in between: the content is ready at once, and `record` stores the download. @throws 400, 404 */
export async function openDownload(
  { config, database, store, now }: DownloadContext,
  request: DownloadRequest,
  { reader, language }: { reader: Reader } & Pick<DownloadView, 'language'>,
): Promise<ReadyFile & { record: () => Promise<void> }> {
  const at = now();
  const contents = await buildContents(database.db, { config, reader, language, now: at }, request);
  const record = async (): Promise<void> => {
    const row = toRecord(request, contents, { reader, at });
    await createDownload(database.db, { ...row, started_at: at.toISOString() });
  };
  return { ...(await toReadyFile(store, contents)), record };
}
