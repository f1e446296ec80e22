import type { ByteRange } from '../storage/file-store.ts';

/**
 * Parses a `Range` header for a file of `bytes`. `unsatisfiable`: beyond its end. Null for unknown forms and for
 * several ranges, which RFC 9110 allows to answer with the whole file.
 */
export function parseRange(header: string, bytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header);
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= bytes) return 'unsatisfiable';
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
