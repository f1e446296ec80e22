import type { Drawing } from './types.ts';

const LONG_EDGE = 1600;
const PRINT_EDGE = 4000;

/** The file as a photographer would hand it in: from the drawing, in pixels. */
export async function renderOriginal({ size, draw }: Drawing, isPrint: boolean): Promise<Uint8Array> {
  // Loaded at the first picture: a start that draws none does not wait for it.
  const { default: sharp } = await import('sharp');
  const scale = (isPrint ? PRINT_EDGE : LONG_EDGE) / Math.max(size.width, size.height);
  const drawing = sharp(Buffer.from(draw(size)), { density: 72 * scale });
  return new Uint8Array(await drawing.flatten().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer());
}
