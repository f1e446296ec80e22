import { PICTURE_SIDES } from '@press-room/contract/limits';
import { loadSharp, readPicture } from '../../../platform/pictures/open-picture.ts';

// The picture process loads this file by name for `picture.ts`, so it must stay a separate file.

/** Maximum pixels of a decompressed picture. */
const MAX_PIXELS = 50_000_000;

/** Removes all metadata. */
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
