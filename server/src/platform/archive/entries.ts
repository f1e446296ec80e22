import { createHash } from 'node:crypto';

/** A file of an archive: a stored file by its key, or a generated text. */
export interface ArchiveEntry {
  /** Path in the archive, such as `pictures/tile.jpg`. */
  name: string;
  modified_at: Date;
  content: { key: string; bytes: number } | Buffer;
}

/** Changes with every byte of the archive: names, dates, order and contents. */
export function digestEntries(entries: readonly ArchiveEntry[]): string {
  const hash = createHash('sha256');
  for (const { name, modified_at, content } of entries) {
    const key = Buffer.isBuffer(content) ? createHash('sha256').update(content).digest('hex') : content.key;
    hash.update(`${JSON.stringify([name, modified_at.getTime(), key])}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

export const sizeOfContent = (content: ArchiveEntry['content']): number =>
  Buffer.isBuffer(content) ? content.length : content.bytes;
