import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** `best` takes fifty times as long as `quick` and saves ten per cent. */
export type Effort = 'best' | 'quick';
const QUALITY: Record<Effort, number> = { best: 11, quick: 6 };

const toBrotli = promisify(brotliCompress);
/** Cache by content hash: files that the size check has compressed are not compressed again. */
const packed = new Map<string, Buffer>();

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');
const optionsFor = ({ length }: Buffer, effort: Effort) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort], [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

export async function pack(bytes: Buffer, effort: Effort): Promise<Buffer> {
  const key = hash(bytes);
  const best = packed.get(key);
  if (best !== undefined) return best;
  const brotli = await toBrotli(bytes, optionsFor(bytes, effort));
  if (effort === 'best') packed.set(key, brotli);
  return brotli;
}
