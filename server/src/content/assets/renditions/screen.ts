import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../../platform/pictures/open-picture.ts';
import { replaceJpegMetadata } from '../metadata/jpeg.ts';
import { toJpegWords } from '../metadata/jpeg-words.ts';
import type { FileWords } from '../metadata/words.ts';
import { buildXmp } from '../metadata/xmp.ts';
import { type Cut, upright } from './cut.ts';
import type { WrittenPicture } from './original.ts';
import type { Size } from './sizes.ts';

export type SizedPicture = WrittenPicture & Size;

// Measured with the demo drawings and with photographs.
const WEBP = { quality: 80, effort: 2 };
/** For the few browsers without AVIF, which show it enlarged on large screens. */
const WEBP_MAX_WIDTH = 1280;
/** Used only until the others are created: speed matters more than size. */
const FIRST_WEBP = { ...WEBP, effort: 0 };
const AVIF = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' };
/** At a third of the work as good and as small for photographs, but 10 to 20 % larger for small pictures. */
const LARGE_AVIF = { ...AVIF, quality: 54, effort: 0 };
const SMALL_AVIF_MAX_WIDTH = 640;
/** Progressive ones are 3 % smaller, for half as much work again. */
const JPEG = { quality: 84 };

/** The rendition for showing a picture first; a JPEG is decoded at the smallest sufficient scale. */
export async function writeFirst(
  source: Buffer,
  { size, cut, words }: { size: Size; cut: Cut | null; words: FileWords },
): Promise<SizedPicture> {
  return writeWebp(await open(source, size, cut), size, buildXmp(words), FIRST_WEBP);
}

/** For clients that cannot choose a format. */
export async function writeJpeg(
  source: Buffer,
  { size, cut, words }: { size: Size; cut: Cut | null; words: FileWords },
): Promise<SizedPicture> {
  return toJpeg(await open(source, size, cut), size, words);
}

/** All sizes in their screen formats, and JPEG for other clients, one after another. The picture is decoded once. */
export async function* writeAll(
  source: Buffer,
  { sizes, cut, words }: { sizes: readonly [Size, ...Size[]]; cut: Cut | null; words: FileWords },
): AsyncGenerator<SizedPicture, void> {
  const sharp = await loadSharp();
  const xmp = buildXmp(words);
  const largest = sizes.at(-1) ?? sizes[0];
  const { data, info } = await readPixels(await open(source, largest, cut));
  for (const size of sizes) {
    const scaled =
      size === largest ? { data, info } : await readPixels(resize(sharp(data, { raw: info }), size));
    const pixels = (): Sharp => sharp(scaled.data, { raw: scaled.info });
    if (size.width <= WEBP_MAX_WIDTH) yield writeWebp(pixels(), size, xmp);
    yield toJpeg(pixels(), size, words);
    yield writeAvif(pixels(), size, xmp);
  }
}

async function writeAvif(picture: Sharp, size: Size, xmp: string): Promise<SizedPicture> {
  const options = size.width <= SMALL_AVIF_MAX_WIDTH ? AVIF : LARGE_AVIF;
  return { ...size, media_type: 'image/avif', content: await picture.withXmp(xmp).avif(options).toBuffer() };
}

const resize = (picture: Sharp, { width, height }: Size): Sharp =>
  picture.resize(width, height, { fit: 'fill' });

/** Upright, in sRGB and without metadata; of several pictures in a file, the first. */
async function open(source: Buffer, size: Size, cut: Cut | null): Promise<Sharp> {
  const sharp = await loadSharp();
  return resize(upright(sharp(source, { limitInputPixels: ASSET_MAX_PIXELS }), cut), size);
}

const readPixels = (picture: Sharp) =>
  picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

async function toJpeg(picture: Sharp, size: Size, words: FileWords): Promise<SizedPicture> {
  // JPEG has no transparency: transparent areas become white.
  const jpeg = await picture.flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
  const metadata = { ...toJpegWords(words), orientation: 1 };
  return { ...size, media_type: 'image/jpeg', content: replaceJpegMetadata(jpeg, metadata) };
}

async function writeWebp(picture: Sharp, size: Size, xmp: string, options = WEBP): Promise<SizedPicture> {
  return { ...size, media_type: 'image/webp', content: await picture.withXmp(xmp).webp(options).toBuffer() };
}
