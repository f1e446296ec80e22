import { drawHeic } from './heic.ts';
import { HEIC_TYPES, SVG_TYPE } from './picture-types.ts';
import { drawSvg } from './svg.ts';

/**
 * A picture in a form that libvips reads: other formats and vector drawings are converted to PNG.
 * @throws {UnreadablePicture}
 */
export async function toReadable(file: Buffer, media_type: string): Promise<Buffer> {
  if (media_type === SVG_TYPE) return drawSvg(file);
  return HEIC_TYPES.includes(media_type) ? drawHeic(file) : file;
}
