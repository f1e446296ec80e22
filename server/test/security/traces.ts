import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/postgres.ts';

/** All bytes that an installation stores, by location: files in its directory, and a dump of its database. */
function readAll(directory: string, databaseUrl: string | undefined): Map<string, string> {
  const kept = new Map<string, string>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    kept.set(entry.name, readFileSync(path, 'latin1').toLowerCase());
  }
  if (databaseUrl !== undefined) kept.set('dump', dump(databaseUrl).toLowerCase());
  return kept;
}

function dump(url: string): string {
  const program = join(findPostgres() ?? '', 'pg_dump');
  const { status, stdout, stderr } = spawnSync(program, ['--inserts', url], {
    encoding: 'latin1',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`);
  return stdout;
}

/** The words found anywhere, as `word in place`. Words are plain ASCII; mails can contain them in base64. */
export function findTraces(
  { directory, url }: { directory: string; url: string | undefined },
  words: readonly string[],
): string[] {
  const kept = readAll(directory, url);
  return words.flatMap((word) =>
    Array.from(kept)
      .filter(([, text]) => text.includes(word.toLowerCase()))
      .map(([place]) => `${word} in ${place}`),
  );
}
