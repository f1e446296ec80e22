import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import type { PictureFacts } from '../../../pictures/open-picture.ts';
import { loadSharp } from '../../../pictures/open-picture.ts';
import { buildIim } from './iim.ts';
import { replaceJpegMetadata } from './jpeg.ts';
import { replacePngMetadata } from './png.ts';
import { replaceWebpMetadata } from './webp.ts';
import type { FileWords } from './words.ts';
import { buildXmp } from './xmp.ts';

export interface WrittenPicture {
  media_type: string;
  content: Buffer;
}

/**
 * The whole picture as it came, with our words in place of all metadata: JPEG, PNG and WebP bit by bit, TIFF without
 * loss, AVIF at high quality. A GIF becomes the PNG of its first picture, since it has no room for words.
 */
export async function writeOriginal(
  source: Buffer,
  facts: PictureFacts,
  words: FileWords,
): Promise<WrittenPicture> {
  const xmp = buildXmp(words);
  const { orientation, hasAlpha } = facts;
  switch (facts.format) {
    case 'jpeg': {
      const content = replaceJpegMetadata(source, { xmp, iim: buildIim(words), orientation });
      return { media_type: 'image/jpeg', content };
    }
    case 'png':
      return { media_type: 'image/png', content: replacePngMetadata(source, { xmp, orientation }) };
    case 'webp': {
      const content = replaceWebpMetadata(source, { xmp, orientation, hasAlpha, ...toStoredSize(facts) });
      return { media_type: 'image/webp', content };
    }
    default:
      return writeAnew(source, facts, xmp);
  }
}

// Four of the eight orientations lie on their side.
const toStoredSize = ({ width, height, orientation }: PictureFacts) =>
  orientation > 4 ? { width: height, height: width } : { width, height };

async function writeAnew(
  source: Buffer,
  { format, isDeep }: PictureFacts,
  xmp: string,
): Promise<WrittenPicture> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: ASSET_MAX_PIXELS })
    .autoOrient()
    .keepIccProfile()
    .withXmp(xmp);
  // Without this, samples of 16 bits would be rounded to 8.
  if (isDeep) picture.toColourspace('rgb16');
  switch (format) {
    case 'tiff': {
      const content = await picture.tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer();
      return { media_type: 'image/tiff', content };
    }
    case 'heif':
      return { media_type: 'image/avif', content: await picture.avif({ quality: 90, effort: 2 }).toBuffer() };
    default:
      return { media_type: 'image/png', content: await picture.png().toBuffer() };
  }
}
