import { LARGEST_RENDITION_WIDTH } from '@press-room/contract/assets';
import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import { loadSharp, UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import { drawHeic } from './heic.ts';
import { HEIC_TYPES, SVG_TYPE } from './picture-types.ts';

/** Converts formats that libvips does not read, and vector drawings, to PNG. @throws {UnreadablePicture} */
export async function toReadable(file: Buffer, media_type: string): Promise<Buffer> {
  if (media_type === SVG_TYPE) return drawSvg(file);
  return HEIC_TYPES.includes(media_type) ? drawHeic(file) : file;
}

/** Pixels per inch at which a drawing has its declared size. */
const DENSITY = 72;
/** Limit of the library. */
const MAX_DENSITY = 100_000;

/** Renders a sanitised drawing as PNG in the size of the largest rendition. @throws {UnreadablePicture} */
async function drawSvg(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    const density = (DENSITY * LARGEST_RENDITION_WIDTH) / Math.max(width, height);
    return await sharp(file, {
      density: Math.min(MAX_DENSITY, Math.max(1, density)),
      limitInputPixels: ASSET_MAX_PIXELS,
    })
      .resize(LARGEST_RENDITION_WIDTH, LARGEST_RENDITION_WIDTH, { fit: 'inside' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch (cause) {
    throw new UnreadablePicture({ key: 'picture_broken' }, { cause });
  }
}
