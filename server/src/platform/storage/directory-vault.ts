import { opendir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { publish } from './directory-store.ts';
import { ignoreMissing, readFrom, spool, sweepFolder } from './spool.ts';
import type { Vault, VaultFile } from './vault.ts';

export function openDirectoryVault(directory: string): Vault {
  const unfinished = join(directory, 'unfinished');
  return {
    address: directory,
    store: async (source, toName) => {
      const spooled = await spool(source, unfinished, Number.POSITIVE_INFINITY);
      try {
        const name = toName(spooled);
        await publish(spooled, join(directory, name));
        return { name, bytes: spooled.bytes };
      } catch (error) {
        await rm(spooled.path, { force: true });
        throw error;
      }
    },
    list: (folder) => listBelow(directory, folder),
    read: (name) => readFrom(join(directory, name)),
    remove: (name) => rm(join(directory, name), { force: true }),
    sweepUnfinished: async () => void (await sweepFolder(unfinished, new Date())),
  };
}

async function* listBelow(directory: string, folder: string): AsyncGenerator<VaultFile> {
  const found = await opendir(join(directory, folder), { recursive: true }).catch(ignoreMissing);
  if (found === null) return;
  for await (const entry of found) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const there = await stat(path).catch(ignoreMissing);
    if (there !== null) yield { name: relative(directory, path), bytes: there.size };
  }
}
