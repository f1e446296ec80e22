import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import type { AppContext } from '../../../context.ts';
import { HopelessJob } from '../../../jobs/queue.ts';
import { type PictureFacts, readPicture, UnreadablePicture } from '../../../pictures/open-picture.ts';
import { assetJobSchema } from '../jobs.ts';
import { failAsset, getAssetWords } from '../queries.ts';
import { readStoredBytes, requireStored } from '../stored-file.ts';
import type { RenditionFile } from '../whole-file.ts';
import { writeOriginal } from './original.ts';
import { addRendition, findPictureFile, replaceRenditions } from './queries.ts';
import { type SizedPicture, writeAll, writeFirst } from './screen.ts';
import { listSizes } from './sizes.ts';
import { type FileWords, toFileWords } from './words.ts';

type RenditionContext = Pick<AppContext, 'database' | 'store'>;

/** What a picture is made of: its file, what it says of itself, and the words that go into every file. */
interface Source {
  bytes: Buffer;
  facts: PictureFacts;
  words: FileWords;
}

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
  const { asset_id } = assetJobSchema.parse(payload);
  const picture = await findPictureFile(database.db, asset_id);
  if (picture === null) return;
  const bytes = await readStoredBytes(await requireStored(store, picture.sha256));
  const words = toFileWords(await getAssetWords(database.db, asset_id));
  try {
    const facts = await readPicture(bytes, ASSET_MAX_PIXELS);
    await makeFirst(context, asset_id, { bytes, facts, words });
    const renditions = await makeAll(context, { bytes, facts, words }, signal);
    await database.change((trx) => replaceRenditions(trx, asset_id, renditions));
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    await database.change((trx) => failAsset(trx, asset_id, error.reason.key));
    throw new HopelessJob(error.message, { cause: error });
  }
}

async function makeFirst(
  { database, store }: RenditionContext,
  asset_id: number,
  { bytes, facts, words }: Source,
): Promise<void> {
  const first = await orUnreadable(writeFirst(bytes, listSizes(facts)[0], words));
  const rendition = await keep(store, first, false);
  await database.change((trx) => addRendition(trx, asset_id, rendition));
}

/** The original, and every rendition in whose place it does not stand by its type and width. */
async function makeAll(
  { store }: RenditionContext,
  { bytes, facts, words }: Source,
  signal?: AbortSignal,
): Promise<RenditionFile[]> {
  const written = await orUnreadable(writeOriginal(bytes, facts, words));
  const { width, height } = facts;
  const original = await keep(store, { ...written, width, height }, true);
  const renditions = [original];
  const pictures: AsyncGenerator<SizedPicture, void> = writeAll(bytes, listSizes(facts), words);
  for (;;) {
    signal?.throwIfAborted();
    const next = await orUnreadable(pictures.next());
    if (next.done === true) return renditions;
    const picture = next.value;
    const isOriginals = picture.media_type === original.media_type && picture.width === original.width;
    if (!isOriginals) renditions.push(await keep(store, picture, false));
  }
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
