import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import type { Sharp } from 'sharp';
import type { PictureFacts } from '../../../platform/pictures/open-picture.ts';
import { loadSharp } from '../../../platform/pictures/open-picture.ts';
import { replaceJpegMetadata } from '../metadata/jpeg.ts';
import { toJpegWords } from '../metadata/jpeg-words.ts';
import { replacePngMetadata } from '../metadata/png.ts';
import { replaceWebpMetadata } from '../metadata/webp.ts';
import type { FileWords } from '../metadata/words.ts';
import { buildXmp } from '../metadata/xmp.ts';
import { HEIC_TYPES, SVG_TYPE } from '../readable/picture-types.ts';
import { type Cut, upright } from './cut.ts';

interface Source {
  /** Stored file. */
  file: Buffer;
  media_type: string;
  /** Result of `toReadable`. */
  readable: Buffer;
}

export interface WrittenPicture {
  media_type: string;
  content: Buffer;
}

/**
 * The whole picture with our texts instead of its metadata: JPEG, PNG and WebP unchanged, TIFF lossless, AVIF in high
 * quality. HEIC becomes JPEG, which everybody can open; drawings stay drawings. A cropped picture is encoded again in
 * its own format, in high quality. A GIF becomes a PNG of its first picture, because it cannot contain texts.
 */
export async function writeOriginal(
  { file, media_type, readable: source }: Source,
  facts: PictureFacts,
  words: FileWords,
  cut: Cut | null,
): Promise<WrittenPicture> {
  const xmp = buildXmp(words);
  if (HEIC_TYPES.includes(media_type) && source !== file) return writeJpegAnew(source, { words, cut });
  if (media_type === SVG_TYPE && cut === null) return { media_type, content: withSvgMetadata(file, xmp) };
  if (cut !== null) return writeCut(source, facts, { words, cut });
  const { orientation, hasAlpha } = facts;
  switch (facts.format) {
    case 'jpeg': {
      const content = replaceJpegMetadata(source, { ...toJpegWords(words), orientation });
      return { media_type: 'image/jpeg', content };
    }
    case 'png':
      return { media_type: 'image/png', content: replacePngMetadata(source, { xmp, orientation }) };
    case 'webp': {
      const content = replaceWebpMetadata(source, { xmp, orientation, hasAlpha, ...toStoredSize(facts) });
      return { media_type: 'image/webp', content };
    }
    default:
      return writeAnew(source, facts, { xmp, cut });
  }
}

/** Cropping re-encodes lossy formats. */
async function writeCut(
  source: Buffer,
  facts: PictureFacts,
  { words, cut }: { words: FileWords; cut: Cut },
): Promise<WrittenPicture> {
  const xmp = buildXmp(words);
  if (facts.format === 'jpeg') return writeJpegAnew(source, { words, cut });
  if (facts.format === 'webp') {
    const picture = await openWhole(source, cut);
    const content = await picture.withXmp(xmp).webp({ quality: 95, smartSubsample: true }).toBuffer();
    return { media_type: 'image/webp', content };
  }
  return writeAnew(source, facts, { xmp, cut });
}

async function writeJpegAnew(
  source: Buffer,
  { words, cut }: { words: FileWords; cut: Cut | null },
): Promise<WrittenPicture> {
  const picture = await openWhole(source, cut);
  const jpeg = await picture
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const content = replaceJpegMetadata(jpeg, { ...toJpegWords(words), orientation: 1 });
  return { media_type: 'image/jpeg', content };
}

async function openWhole(source: Buffer, cut: Cut | null): Promise<Sharp> {
  const sharp = await loadSharp();
  return upright(sharp(source, { limitInputPixels: ASSET_MAX_PIXELS }), cut).keepIccProfile();
}

// Four of the eight orientations are rotated by 90 degrees.
const toStoredSize = ({ width, height, orientation }: PictureFacts) =>
  orientation > 4 ? { width: height, height: width } : { width, height };

async function writeAnew(
  source: Buffer,
  { format, isDeep }: PictureFacts,
  { xmp, cut }: { xmp: string; cut: Cut | null },
): Promise<WrittenPicture> {
  const picture = (await openWhole(source, cut)).withXmp(xmp);
  // Without this, 16-bit samples would be rounded to 8 bits.
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

/** Adds an XMP packet to a sanitised drawing, in a `metadata` element after the opening tag (ISO 16684-3). */
const withSvgMetadata = (svg: Buffer, xmp: string): Buffer =>
  Buffer.from(svg.toString().replace(/^<svg\b[^>]*>/, (opening) => `${opening}<metadata>${xmp}</metadata>`));
