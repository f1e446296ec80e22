import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { loadConfig } from '../../../../src/platform/config/config.ts';
import { openStore } from '../../../../src/platform/storage/open-store.ts';
import { withReadOnlyConnection } from '../../database.ts';
import type { Room } from '../room.ts';

/** An uploaded file is complete or absent: in the storage, and in the library under its own name. */
export async function listFileFaults(room: Room): Promise<string[]> {
  const rows = await withReadOnlyConnection(room.place, (db) =>
    db.selectFrom('asset').select(['id', 'name', 'sha256']).execute(),
  );
  const { causes } = room;
  const [stored, ...faults] = await readStorage(room);
  for (const { id, name, sha256 } of rows) {
    if (!stored.has(sha256)) faults.push(`${name} (asset ${id}) is not stored`);
    const sent = causes.sent.get(name);
    if (sent !== sha256) faults.push(`${name} (asset ${id}) is ${sha256}, and ${sent ?? 'nothing'} was sent`);
  }
  for (const { id, name } of causes.files.values())
    if (!rows.some((row) => row.id === id && row.name === name))
      faults.push(`${name} (asset ${id}) was acknowledged and is not there`);
  return faults;
}

/** Keys in the storage, with their faults. */
async function readStorage({ place, storage }: Room): Promise<[Set<string>, ...string[]]> {
  const store = await openStore(loadConfig({ DATA_DIR: place.DATA_DIR, STORAGE_URL: storage?.url }));
  const keys = new Set<string>();
  const faults: string[] = [];
  for await (const { key } of store.list()) {
    keys.add(key);
    const file = await store.find(key);
    const found = file === null ? 'absent' : await hashOf(file.stream());
    if (found !== key) faults.push(`the stored file ${key} is ${found}`);
  }
  return [keys, ...faults];
}

async function hashOf(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of source) hash.update(bytes);
  return hash.digest('hex');
}
