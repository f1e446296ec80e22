import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
/** By hash of what was packed: what the budget has weighed is written as it is. */
const packed = new Map<string, Buffer>();

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');
const optionsFor = ({ length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/** As small as brotli makes it. */
export async function pack(bytes: Buffer): Promise<Buffer> {
  return packed.get(hash(bytes)) ?? toBrotli(bytes, optionsFor(bytes));
}

export function packAtOnce(bytes: Buffer): Buffer {
  const key = hash(bytes);
  const brotli = packed.get(key) ?? brotliCompressSync(bytes, optionsFor(bytes));
  packed.set(key, brotli);
  return brotli;
}
