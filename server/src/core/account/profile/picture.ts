import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import { readSignedParts } from '../../../platform/http/query.ts';
import { CACHE_BY_READER, sendFile } from '../../../platform/http/send-file.ts';
import type { Client } from '../../../platform/limited/concurrency-limiter.ts';
import { askPictureOnce, type TaskOf } from '../../../platform/pictures/ask-picture.ts';
import { UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import { asFile } from '../../../platform/storage/file-store.ts';
import type { AppContext } from '../../context.ts';
import { keepStored, removeUnusedFiles } from '../../files/unused-files.ts';
import { isSessionLiving } from '../session/queries.ts';
import type { perform } from './make-squares.ts';
import { findPictureKeys, type PictureKeys, savePictureKeys } from './picture-queries.ts';

export const ACCOUNT_PICTURE_FOLDER = '/media/account';
export const PICTURE_FILE = { name: 'picture.webp', media_type: 'image/webp' } as const;

const SQUARES: TaskOf<typeof perform> = { module: join(import.meta.dirname, 'make-squares.ts') };

type PictureContext = Pick<AppContext, 'database' | 'store'>;

/** Squares, smallest first. @throws 400 if the file is not a picture, whatever its name; {WorkRefused} */
async function toSquares(bytes: Buffer, client: Client): Promise<{ small: Buffer; large: Buffer }> {
  try {
    return await askPictureOnce(SQUARES, { file: asFile(bytes), input: null, client });
  } catch (error) {
    throw error instanceof UnreadablePicture ? invalidField('picture', 'picture_invalid') : error;
  }
}

/** @throws 400, {WorkRefused} */
export async function setPicture(
  context: PictureContext,
  { accountId, client }: { accountId: number; client: Client },
  picture: Buffer | undefined,
): Promise<void> {
  if (picture === undefined) throw invalidField('picture', 'required');
  const { small, large } = await toSquares(picture, client);
  const picture_small = await context.store.put(small);
  const picture_large = await context.store.put(large);
  await replacePicture(context, accountId, { picture_small, picture_large });
}

export const removePicture = (context: PictureContext, accountId: number): Promise<void> =>
  replacePicture(context, accountId, { picture_small: null, picture_large: null });

async function replacePicture(context: PictureContext, accountId: number, keys: PictureKeys): Promise<void> {
  const old = await context.database.db.transaction().execute(async (trx) => {
    await keepStored(
      context,
      trx,
      [keys.picture_small, keys.picture_large].filter((key) => key !== null),
    );
    const before = await findPictureKeys(trx, accountId);
    await savePictureKeys(trx, accountId, keys);
    return before;
  });
  await removeUnusedFiles(context, old);
}

const parametersSchema = z.object({ key: z.string() });

/** Pictures of people, only by signed addresses, which their owner and the press office receive. */
export function serveAccountPictures(app: FastifyInstance, { database, store, links }: AppContext): void {
  app.get(`${ACCOUNT_PICTURE_FOLDER}/:key/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { key } = parametersSchema.parse(request.params);
    const session = links.pictures.check(key, readSignedParts(request));
    const isGood = session !== null && (await isSessionLiving(database.db, session));
    const file = isGood ? await store.find(key) : null;
    if (file === null) throw notFound();
    return sendFile(request, reply, file, {
      mediaType: 'image/webp',
      name: PICTURE_FILE.name,
      disposition: 'inline',
      cacheControl: CACHE_BY_READER,
    });
  });
}
