import { IMPORT_ENCODINGS } from '@press-room/contract/table-formats';
import {
  BYTE_ENCODINGS,
  decodeBytes,
  decodeUtf8,
  guessByteEncoding,
  isGarbled,
  scoreText,
} from '../../../platform/text/encodings.ts';

/** Encodings that officers can choose. */
export const ENCODINGS = IMPORT_ENCODINGS;
export type Encoding = (typeof ENCODINGS)[number];

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** UTF-16 of Western languages has zero in one half of its bytes: share of zeros that indicates it. */
const EMPTY_SHARE = 0.3;
const LOOKED_AT = 65_536;

/** By the byte order mark, by the pattern of zeros, else UTF-8 if the whole file is valid, else by its letters. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked[0];
  const wide = detectWide(bytes.subarray(0, LOOKED_AT));
  if (wide !== null) return wide;
  return decodeUtf8(bytes) === null ? guessByteEncoding(bytes) : 'utf-8';
}

function detectWide(head: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros.map((count) => count / Math.max(1, head.length / 2));
  if (odd > EMPTY_SHARE && even < EMPTY_SHARE / 3) return 'utf-16le';
  return even > EMPTY_SHARE && odd < EMPTY_SHARE / 3 ? 'utf-16be' : null;
}

/** The text without its byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const single = BYTE_ENCODINGS.find((each) => each === encoding);
  return single === undefined ? new TextDecoder(encoding).decode(bytes) : decodeBytes(bytes, single);
}

/** An encoding in which the text is more plausible; null: none. */
export function findBetter(bytes: Uint8Array, encoding: Encoding, text: string): Encoding | null {
  const guessed = detectEncoding(bytes);
  if (guessed === encoding) return null;
  const isBetter = scoreText(decodeText(bytes, guessed)) > scoreText(text);
  return isBetter || isGarbled(text) ? guessed : null;
}
