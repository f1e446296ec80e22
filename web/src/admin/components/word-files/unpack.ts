import { type Unzipped, unzipSync } from 'fflate';
import { WordFileError } from './word-file.ts';

const MEGABYTE = 1024 ** 2;
/** Of the parts of a document when they are unpacked. */
const TEXT_MAX_BYTES = 30 * MEGABYTE;
const ALL_MAX_BYTES = 250 * MEGABYTE;
const PARTS_MAX = 3000;

// Besides the text and what it names: forms, previews, macros and fonts are no part of it.
const NEEDED = /^(?:\[Content_Types\]\.xml|_rels\/.*|word\/(?!embeddings\/|fonts\/|theme\/|activeX\/).*)$/;
const TEXT = /\.(?:xml|rels)$/i;

/**
 * The parts of a Word file. Nothing is unpacked before what all say they hold is added up, and no part can become longer
 * than it says.
 */
export function unpack(file: Uint8Array<ArrayBuffer>): Unzipped {
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new WordFileError('format');
  const left = { text: TEXT_MAX_BYTES, all: ALL_MAX_BYTES, parts: PARTS_MAX };
  try {
    return unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!NEEDED.test(name)) return false;
        left.parts -= 1;
        left.all -= originalSize;
        if (TEXT.test(name)) left.text -= originalSize;
        if (Math.min(left.parts, left.all, left.text) < 0) throw new WordFileError('large');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof WordFileError ? error : new WordFileError('broken');
  }
}
