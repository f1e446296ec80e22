import { PICTURE_SIDES } from '@press-room/contract/limits';
import { loadSharp, readPicture } from '../../../platform/pictures/open-picture.ts';

// The process of pictures loads this file by its name, for `picture.ts`: it stays a file of its own.

/** A decompressed picture may have this many pixels. */
const MAX_PIXELS = 50_000_000;

/** Without any metadata. */
export async function* perform(file: Buffer): AsyncGenerator<{ small: Buffer; large: Buffer }> {
  await readPicture(file, MAX_PIXELS);
  const sharp = await loadSharp();
  const square = (side: number): Promise<Buffer> =>
    sharp(file, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer();
  yield { small: await square(PICTURE_SIDES.small), large: await square(PICTURE_SIDES.large) };
}
