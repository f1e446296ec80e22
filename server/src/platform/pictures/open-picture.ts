import type { Sharp, SharpOptions } from 'sharp';
import type { Message } from '../text/messages.ts';

export type OpenPicture = (input: Uint8Array, options?: Omit<SharpOptions, 'limitInputPixels'>) => Sharp;

/** libvips would take a file for one that is not ours to read: what says SVG by itself runs no further than here. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];

/** A file that is no picture, or not one that can be read to its end. */
export class UnreadablePicture extends Error {
  readonly reason: Message;

  constructor(reason: Message, options?: ErrorOptions) {
    super(reason.key, options);
    this.reason = reason;
  }
}

export interface PictureFacts {
  format: string;
  /** Pixels as shown, that is after its orientation is applied. */
  width: number;
  height: number;
  /** Of EXIF: 1 to 8. */
  orientation: number;
  hasAlpha: boolean;
  /** Samples of more than 8 bits. */
  isDeep: boolean;
}

/**
 * Loads the library at the first picture: a server that is asked for none does without. It works on one core, so that
 * pages stay quick, and keeps nothing between pictures.
 */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Reads the header alone and opens nothing that has more than `maxPixels`. @throws {UnreadablePicture} */
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

/** Mean colour `#rrggbb` on white. Every byte of the picture is read, so that a damaged one shows. @throws {UnreadablePicture} */
export async function measureColour(bytes: Uint8Array, maxPixels: number): Promise<string> {
  const sharp = await loadSharp();
  try {
    const small = await sharp(bytes, { limitInputPixels: maxPixels })
      .resize(64, 64, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return toMeanColour(small.data, small.info.channels);
  } catch (cause) {
    throw new UnreadablePicture({ key: 'picture_broken' }, { cause });
  }
}

function toMeanColour(pixels: Uint8Array, channels: number): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += channels) {
    for (const channel of [0, 1, 2]) {
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + Math.min(channel, channels - 1)] ?? 0);
    }
  }
  const count = pixels.length / channels;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
