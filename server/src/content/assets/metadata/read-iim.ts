import {
  decodeBytes,
  decodeUtf8,
  guessByteEncoding,
  repairTwiceEncoded,
} from '../../../platform/text/encodings.ts';

/** Datasets of IPTC IIM that we read, by their number in record 2. */
const DATASETS = { keywords: 25, date: 55, byline: 80, credit: 110, copyright: 116, caption: 120 } as const;
type IimName = keyof typeof DATASETS;

const MARKER = 0x1c;
const RESOURCE = Buffer.from('8BIM');
const UTF_8 = Buffer.from('\u001b%G', 'latin1');

/** Datasets within the Photoshop wrapper; some formats contain them unwrapped. */
function unwrap(block: Buffer): Buffer {
  for (let at = block.indexOf(RESOURCE); at !== -1; at = block.indexOf(RESOURCE, at + 4)) {
    if (block.length < at + 12 || block.readUInt16BE(at + 4) !== 0x0404) continue;
    const name = block[at + 6] ?? 0;
    const start = at + 6 + name + 1 + ((name + 1) % 2) + 4;
    return block.subarray(start, start + block.readUInt32BE(start - 4));
  }
  return block;
}

/** Texts of a block; truncated datasets are ignored. */
export function readIim(block: Buffer): Partial<Record<IimName, string[]>> {
  const bytes = unwrap(block);
  const found: [number, Buffer][] = [];
  let isUtf8 = false;
  for (let at = bytes.indexOf(MARKER); at >= 0 && at + 5 <= bytes.length; ) {
    const [record, number] = [bytes[at + 1], bytes[at + 2] ?? 0];
    const length = bytes.readUInt16BE(at + 3);
    const value = bytes.subarray(at + 5, at + 5 + length);
    // Programs write neither lengths over 32 kB nor lengths that do not end at the next dataset.
    if (bytes[at] !== MARKER || length > 0x7fff || value.length < length) break;
    if (record === 1 && number === 90) isUtf8 = value.equals(UTF_8);
    if (record === 2) found.push([number, value]);
    at += 5 + length;
  }
  const decode = decoderOf(
    found.map(([, value]) => value),
    isUtf8,
  );
  const texts: Partial<Record<IimName, string[]>> = {};
  for (const [number, value] of found) {
    const name = (Object.keys(DATASETS) as IimName[]).find((each) => DATASETS[each] === number);
    const text = decode(value).replaceAll('\0', '').trim();
    if (name !== undefined && text !== '') texts[name] = [...(texts[name] ?? []), text];
  }
  return texts;
}

/**
 * Many programs write UTF-8 without declaring it, others use the system's encoding: all texts of a file together
 * decide.
 */
function decoderOf(values: readonly Buffer[], isUtf8: boolean): (value: Buffer) => string {
  const others = values.filter((value) => decodeUtf8(value) === null);
  const encoding = guessByteEncoding(Buffer.concat(others.flatMap((value) => [value, Buffer.from('\n')])));
  return (value) => {
    const text = decodeUtf8(value);
    if (text !== null) return repairTwiceEncoded(text) ?? text;
    // The block declares UTF-8, but a few characters are damaged.
    return isUtf8 ? new TextDecoder().decode(value) : decodeBytes(value, encoding);
  };
}
