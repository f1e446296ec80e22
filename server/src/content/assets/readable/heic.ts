import { createRequire } from 'node:module';
import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import { loadSharp, requireFewPixels, UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import { withPngProfile } from '../metadata/png.ts';

/** The part of the library that we use; its own types describe its C functions. */
interface Libheif {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
}
interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Null: unreadable. */
  display(pixels: Pixels, done: (drawn: Pixels | null) => void): void;
}

/**
 * A phone picture as PNG, upright and with its colour profile: libvips has no HEVC decoder, and this one has no system
 * dependencies.
 * @throws {UnreadablePicture}
 */
export async function drawHeic(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { compression, icc, hasAlpha } = await sharp(file).metadata();
  // Such a file may contain AVIF.
  if (compression !== 'hevc') return file;
  const { data, width, height } = await readPixels(file);
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  const png = await (hasAlpha ? picture : picture.removeAlpha()).png({ compressionLevel: 0 }).toBuffer();
  return icc === undefined ? png : withPngProfile(png, icc);
}

async function readPixels(file: Buffer): Promise<Pixels> {
  const { HeifDecoder } = createRequire(import.meta.url)('libheif-js/wasm-bundle') as Libheif;
  const images = new HeifDecoder().decode(file);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) throw new UnreadablePicture({ key: 'picture_broken' });
  const [width, height] = [image.get_width(), image.get_height()];
  requireFewPixels({ width, height }, ASSET_MAX_PIXELS);
  const blank = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise<Pixels | null>((resolve) => image.display(blank, resolve));
  if (drawn === null) throw new UnreadablePicture({ key: 'picture_broken' });
  return drawn;
}
