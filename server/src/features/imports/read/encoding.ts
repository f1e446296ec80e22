/** Encodings that the office may choose, as `TextDecoder` names them. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Letters of Western languages have an empty half in UTF-16: more than this share of the bytes of one side is zero. */
const EMPTY_SHARE = 0.3;
const LOOKED_AT = 65_536;

/** By its mark, by the pattern of its zeros, else UTF-8 where the whole file is that: the first accent may come late. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked[0];
  const wide = detectWide(bytes.subarray(0, LOOKED_AT));
  if (wide !== null) return wide;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The text without its mark. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);
