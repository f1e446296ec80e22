import { Readable } from 'node:stream';
import { untilAllEnd } from '../../platform/process/until-all-end.ts';
import type { Vault } from '../../platform/storage/vault.ts';
import { AT_ONCE } from './keys.ts';
import { type Head, type ManifestFile, readManifest } from './manifest.ts';
import { isAsWritten, OBJECTS, openObject, type Stored } from './objects.ts';
import type { Opening } from './sealing.ts';

export interface Verdict {
  head: Head;
  /** Number of objects read. */
  read: number;
  /** Faults, one sentence each. */
  faults: string[];
}

/** Reads a whole backup; with a key, encrypted content is decrypted too. @throws {DamagedManifest} */
export async function verifyBackup(
  vault: Vault,
  manifest: ManifestFile,
  opening: Opening | null,
): Promise<Verdict> {
  const { head, files } = await readManifest(vault, manifest);
  const there = new Map<string, number>();
  for await (const { name, bytes } of vault.list(OBJECTS)) there.set(name, bytes);
  async function* list(): AsyncGenerator<{ what: string; stored: Stored }> {
    yield { what: 'the database', stored: head.database };
    if (head.secret !== null) yield { what: 'the secret', stored: head.secret };
    for await (const stored of files) yield { what: `a file of ${stored.bytes} bytes`, stored };
  }
  const verdict: Verdict = { head, read: 0, faults: [] };
  const look = async ({ what, stored }: { what: string; stored: Stored }): Promise<void> => {
    verdict.read += 1;
    const { object } = stored;
    const bytes = there.get(object);
    if (bytes === undefined) verdict.faults.push(`${object} is absent: ${what}.`);
    else if (bytes !== stored.object_bytes || !(await isWhole(vault, stored, opening))) {
      verdict.faults.push(`${object} is damaged: ${what}.`);
    }
  };
  await untilAllEnd(look, (begin) => Readable.from(list()).forEach(begin, { concurrency: AT_ONCE }));
  return verdict;
}

async function isWhole(vault: Vault, stored: Stored, opening: Opening | null): Promise<boolean> {
  if (!(await isAsWritten(vault, stored.object))) return false;
  if (opening === null || !stored.object.endsWith('.age')) return true;
  for await (const _ of await openObject(vault, stored, opening)) {
  }
  return true;
}
