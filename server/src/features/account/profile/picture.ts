import { PICTURE_SIDES } from '@press-room/contract/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { invalidField, notFound } from '../../../errors.ts';
import { queryValue } from '../../../http/query.ts';
import { findPictureKeys, isFileUsed, type PictureKeys, savePictureKeys } from './picture-queries.ts';

export const ACCOUNT_PICTURE_FOLDER = '/media/account';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'];
/** A decompressed picture may have this many pixels. */
const MAX_PIXELS = 50_000_000;

type PictureContext = Pick<AppContext, 'database' | 'store'>;

const bodySchema = z.object({ picture: z.instanceof(Buffer) });

/** Squares without any metadata, smallest first. @throws 400 for what is no picture, whatever its name says */
async function toSquares(bytes: Buffer): Promise<{ small: Buffer; large: Buffer }> {
  const { default: sharp } = await import('sharp');
  const square = (side: number): Promise<Buffer> =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer();
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!FORMATS.includes(format)) throw invalidField('picture', 'picture_invalid');
    return { small: await square(PICTURE_SIDES.small), large: await square(PICTURE_SIDES.large) };
  } catch {
    throw invalidField('picture', 'picture_invalid');
  }
}

/** @throws 400 */
export async function setPicture(context: PictureContext, accountId: number, body: unknown): Promise<void> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw invalidField('picture', 'required');
  const { small, large } = await toSquares(parsed.data.picture);
  const picture_small = await context.store.put(small);
  const picture_large = await context.store.put(large);
  await replacePicture(context, accountId, { picture_small, picture_large });
}

export const removePicture = (context: PictureContext, accountId: number): Promise<void> =>
  replacePicture(context, accountId, { picture_small: null, picture_large: null });

/** Deletes what only pictures of accounts used that are gone or have another one. */
export async function removeUnusedFiles(
  { database, store }: PictureContext,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) if (!(await isFileUsed(database.db, key))) await store.remove(key);
}

async function replacePicture(
  { database, store }: PictureContext,
  accountId: number,
  keys: PictureKeys,
): Promise<void> {
  const { db } = database;
  const old = await findPictureKeys(db, accountId);
  await savePictureKeys(db, accountId, keys);
  await removeUnusedFiles({ database, store }, old);
}

const parametersSchema = z.object({ key: z.string(), name: z.string() });

/** Pictures of people: by signed address only, which their owner and the press office are given. */
export function serveAccountPictures(app: FastifyInstance, { store, pictureLinks }: AppContext): void {
  app.get(`${ACCOUNT_PICTURE_FOLDER}/:key/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { key } = parametersSchema.parse(request.params);
    const isSigned = pictureLinks.isValid(
      key,
      queryValue(request, 'expires'),
      queryValue(request, 'signature'),
    );
    const file = isSigned ? await store.find(key) : null;
    if (file === null) throw notFound();
    return reply
      .headers({
        'Content-Type': 'image/webp',
        'Content-Length': file.bytes,
        'Cache-Control': 'private, max-age=900',
        ETag: `"${key}"`,
      })
      .send(file.stream());
  });
}
