import { loadSharp } from './open-picture.ts';

// Runs in the process of pictures, for drawings with one of our own pictures.

interface Wanted {
  /** Filled, whatever is cut off; null: as it is. */
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
