import { buildIim } from './iim.ts';
import type { JpegMetadata } from './jpeg.ts';
import type { FileWords } from './words.ts';
import { buildXmp } from './xmp.ts';

/** Texts of a JPEG in each standard that programs read. */
export const toJpegWords = (words: FileWords): Omit<JpegMetadata, 'orientation'> => ({
  xmp: buildXmp(words),
  iim: buildIim(words),
  artist: words.credit,
  copyright: words.copyright,
});
