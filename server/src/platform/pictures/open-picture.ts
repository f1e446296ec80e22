import { contrastOf } from '@press-room/contract/contrast';
import type { Message } from '../text/messages.ts';

/** libvips might accept other formats, such as SVG; only these are read. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];

/** A file that is not a picture, or cannot be read to its end. */
export class UnreadablePicture extends Error {
  readonly reason: Message;

  constructor(reason: Message, options?: ErrorOptions) {
    super(reason.key, options);
    this.reason = reason;
  }
}

export interface PictureFacts {
  format: string;
  /** Pixels as displayed, with the orientation applied. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  hasAlpha: boolean;
  /** Samples of more than 8 bits. */
  isDeep: boolean;
}

/**
 * Loads the library with the first picture: servers without pictures do not need it. It uses one core, so that pages
 * stay fast, and no cache.
 */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Reads only the header and refuses more than `maxPixels`. @throws {UnreadablePicture} */
export async function readPicture(bytes: Uint8Array, maxPixels: number): Promise<PictureFacts> {
  const sharp = await loadSharp();
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UnreadablePicture({ key: 'picture_broken' }, { cause });
    });
  if (!FORMATS.includes(found.format)) throw new UnreadablePicture({ key: 'picture_format' });
  if (found.compression === 'hevc') throw new UnreadablePicture({ key: 'picture_heic' });
  const { width, height } = found.autoOrient;
  requireFewPixels({ width, height }, maxPixels);
  return {
    format: found.format,
    width,
    height,
    orientation: found.orientation ?? 1,
    hasAlpha: found.hasAlpha,
    isDeep: found.depth !== 'uchar',
  };
}

/** @throws {UnreadablePicture} */
export function requireFewPixels(size: { width: number; height: number }, maxPixels: number): void {
  if (size.width * size.height <= maxPixels) return;
  const parameters = { ...size, n: Math.floor(maxPixels / 1_000_000) };
  throw new UnreadablePicture({ key: 'picture_too_large', parameters });
}

/**
 * Placeholder colour `#rrggbb` of a picture: its mean colour, or a neutral ground for transparent pictures. Reads every
 * byte, so that damaged pictures are detected. @throws {UnreadablePicture}
 */
export async function measureColour(bytes: Uint8Array, maxPixels: number): Promise<string> {
  const sharp = await loadSharp();
  try {
    const small = await sharp(bytes, { limitInputPixels: maxPixels })
      .resize(64, 64, { fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return chooseColour(small.data, small.info.channels);
  } catch (cause) {
    throw new UnreadablePicture({ key: 'picture_broken' }, { cause });
  }
}

/** Light, except for white logos and for those with two colours that need a ground between them. */
export const PICTURE_GROUNDS = ['#f4f5f7', '#262b33', '#8b9099'] as const;
/** Minimum contrast between a shape and its ground. */
const CONTRAST_OF_SHAPES = 2;
const OPAQUE = 250;
const VISIBLE = 128;

/** `channels`: red, green and blue or one grey, and the opacity. */
function chooseColour(samples: Uint8Array, channels: number): string {
  const pixels = Array.from({ length: samples.length / channels }, (_, at) =>
    samples.subarray(at * channels, (at + 1) * channels),
  );
  const opacityOf = (pixel: Uint8Array): number => pixel[channels - 1] ?? 0;
  if (pixels.every((pixel) => opacityOf(pixel) >= OPAQUE)) return toMeanColour(pixels);
  const colours = pixels.filter((pixel) => opacityOf(pixel) >= VISIBLE).map((pixel) => toMeanColour([pixel]));
  const countSeenOn = (ground: string): number =>
    colours.filter((colour) => contrastOf(colour, ground) >= CONTRAST_OF_SHAPES).length;
  return PICTURE_GROUNDS.reduce<string>(
    (best, ground) => (countSeenOn(ground) > countSeenOn(best) ? ground : best),
    PICTURE_GROUNDS[0],
  );
}

function toMeanColour(pixels: readonly Uint8Array[]): string {
  const means = [0, 1, 2].map((channel) => {
    const sum = pixels.reduce((total, pixel) => total + (pixel[pixel.length < 3 ? 0 : channel] ?? 0), 0);
    return Math.round(sum / pixels.length);
  });
  return `#${means.map((mean) => mean.toString(16).padStart(2, '0')).join('')}`;
}
