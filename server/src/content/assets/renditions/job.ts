import { join } from 'node:path';
import { announceKitsWith } from '../../../core/announcements/announcements.ts';
import type { AppContext } from '../../../core/context.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';
import { HopelessJob } from '../../../platform/jobs/queue.ts';
import { asHouse, askPicture, type TaskOf } from '../../../platform/pictures/ask-picture.ts';
import { UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import { readCrop, toShownPoint } from '../framing.ts';
import { assetJobSchema, enqueueCut, enqueueRenditions } from '../jobs.ts';
import { toFileWords } from '../metadata/words.ts';
import { failAsset, getAssetWords } from '../queries.ts';
import { requireStored } from '../stored-file.ts';
import type { RenditionFile } from '../whole-file.ts';
import type { DrawnPicture, perform } from './draw-pictures.ts';
import {
  addRendition,
  findPictureFile,
  type MadeFiles,
  type PictureSource,
  replaceRenditions,
  replaceSocialCut,
} from './queries.ts';
import type { SizedPicture } from './screen.ts';
import { areShown } from './shown.ts';

type RenditionContext = Pick<AppContext, 'database' | 'store' | 'now'>;

const DRAWING: TaskOf<typeof perform> = { module: join(import.meta.dirname, 'draw-pictures.ts') };

interface Job {
  asset_id: number;
  only?: 'cut' | undefined;
}

/**
 * Makes the files of a picture: first a small one, which covers and uploads show meanwhile, then all others. Repeating
 * it, after a crash or a change of texts, gives the same result.
 */
export async function makeRenditions(
  context: RenditionContext,
  payload: unknown,
  signal?: AbortSignal,
): Promise<void> {
  const { database } = context;
  const job = assetJobSchema.parse(payload);
  const { asset_id, only } = job;
  const picture = await findPictureFile(database.db, asset_id);
  if (picture === null) return;
  try {
    const made = await drawFiles(context, job, picture, signal);
    await database.change(
      async (trx) => {
        await lockRows(trx, database, 'asset', [asset_id]);
        const latest = await findPictureFile(trx, asset_id);
        if (latest === null) return;
        // A change made meanwhile has its own job, which may already be done: only the latest result is kept.
        const isLatest = latest.sha256 === picture.sha256 && latest.version === picture.version;
        if (!isLatest) await (only === 'cut' ? enqueueCut : enqueueRenditions)(trx, asset_id, context.now());
        else if (only === 'cut') await replaceSocialCut(trx, asset_id, made.cut);
        else {
          await replaceRenditions(trx, asset_id, made);
          if (latest.state === 'processing')
            await announceKitsWith(trx, { asset_id, ...latest }, context.now());
        }
      },
      areShown(database, [asset_id]),
    );
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const failed = { id: asset_id, sha256: picture.sha256 };
    await database.change((trx) => failAsset(trx, failed, error.reason.key), areShown(database, [asset_id]));
    throw new HopelessJob(error.message, { cause: error });
  }
}

/** Stores each file as soon as it is rendered. @throws {UnreadablePicture} */
async function drawFiles(
  { database, store }: RenditionContext,
  { asset_id, only }: Job,
  { sha256, media_type, crop, focal_point }: PictureSource,
  signal: AbortSignal | undefined,
): Promise<MadeFiles> {
  const file = await requireStored(store, sha256);
  const words = toFileWords(await getAssetWords(database.db, asset_id));
  const point = toShownPoint(focal_point, crop);
  const made: MadeFiles & { renditions: RenditionFile[] } = { renditions: [], whole_sha256: null, cut: null };

  const take = async ({ role, ...picture }: DrawnPicture): Promise<void> => {
    // The original replaces the rendition of the same type and width.
    if (role === 'screen' && made.renditions.some((each) => isSameKind(each, picture))) return;
    const kept = await keep(store, picture, role === 'original');
    switch (role) {
      case 'first':
        await database.change(
          async (trx) => {
            await lockRows(trx, database, 'asset', [asset_id]);
            // Only if the picture still exists with this file.
            if ((await findPictureFile(trx, asset_id))?.sha256 === sha256)
              await addRendition(trx, asset_id, kept);
          },
          areShown(database, [asset_id]),
        );
        return;
      case 'whole':
        made.whole_sha256 = kept.sha256;
        return;
      case 'social_cut':
        made.cut = { width: kept.width, height: kept.height, sha256: kept.sha256, bytes: kept.bytes };
        return;
      default:
        made.renditions.push(kept);
    }
  };
  const input = { media_type, crop: readCrop(crop), point, words, onlyCut: only === 'cut' };
  await askPicture(DRAWING, { file, input, client: asHouse(signal) }, take);
  return made;
}

const isSameKind = (one: RenditionFile, other: SizedPicture): boolean =>
  one.media_type === other.media_type && one.width === other.width;

async function keep(
  store: RenditionContext['store'],
  { content, media_type, width, height }: SizedPicture,
  isOriginal: boolean,
): Promise<RenditionFile> {
  const sha256 = await store.put(content);
  return { media_type, width, height, sha256, bytes: content.length, is_original: isOriginal ? 1 : 0 };
}
