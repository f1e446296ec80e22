import { loadSharp } from './open-picture.ts';

// Runs in the picture process, for drawings that contain one of our pictures.

interface Wanted {
  /** Size to fill, cropping the rest; null: unchanged. */
  size: { width: number; height: number } | null;
  format: 'png' | 'jpeg';
}

export async function* perform(file: Buffer, { size, format }: Wanted): AsyncGenerator<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(file);
  if (size !== null) picture.resize(size.width, size.height, { fit: 'cover' });
  yield await (format === 'png'
    ? picture.png({ compressionLevel: 0 })
    : picture.jpeg({ quality: 88 })
  ).toBuffer();
}
