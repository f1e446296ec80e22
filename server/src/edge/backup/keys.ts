import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listAllReferredKeys } from '../../core/files/file-references.ts';
import type { Db } from '../../platform/db/db.ts';
import { untilAllEnd } from '../../platform/process/until-all-end.ts';

/** Files copied in parallel. */
export const AT_ONCE = 4;

/** Writes the keys of files named by rows to a file, so that the snapshot need not stay open while files are copied. */
export async function noteKeys(db: Db, path: string): Promise<void> {
  async function* write(): AsyncGenerator<string> {
    for await (const key of listAllReferredKeys(db)) yield `${key}\n`;
  }
  await pipeline(Readable.from(write()), createWriteStream(path));
}

/** Writes the results of `copy` into `lines`. */
export async function copyNoted(
  path: string,
  lines: string,
  copy: (key: string) => Promise<string>,
): Promise<void> {
  const list = await open(path);
  try {
    await untilAllEnd(copy, (begin) =>
      pipeline(
        Readable.from(list.readLines()).map(begin, { concurrency: AT_ONCE }),
        createWriteStream(lines),
      ),
    );
  } finally {
    await list.close();
  }
}
