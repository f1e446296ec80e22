import { createRequire } from 'node:module';
import { ASSET_MAX_PIXELS } from '@press-room/contract/limits';
import { loadSharp, requireFewPixels, UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import { withPngProfile } from '../metadata/png.ts';

/** Used part of the library, whose own types are those of its C functions. */
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
  /** Null: it cannot be read. */
  display(pixels: Pixels, done: (drawn: Pixels | null) => void): void;
}

/**
 * The picture of a phone as a PNG, upright and with its colour profile: libvips comes without a decoder of HEVC, and this
 * one needs nothing of the machine. @throws {UnreadablePicture}
 */
export async function drawHeic(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { compression, icc, hasAlpha } = await sharp(file).metadata();
  // A file of that name may hold AVIF.
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
