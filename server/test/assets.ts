import { buffer } from 'node:stream/consumers';
import { createIntakenAsset, NO_WORDS } from '../src/content/assets/intake/create-asset.ts';
import { intakeFile } from '../src/content/assets/intake/intake.ts';
import { type AssetWords, listRenditions } from '../src/content/assets/queries.ts';
import type { RenditionFile } from '../src/content/assets/whole-file.ts';
import type { TestServer } from './server.ts';

/** Adds a file like an upload; `server.work()` runs its jobs. */
export async function addFile(
  { context, database }: TestServer,
  bytes: Uint8Array,
  { name = 'file', ...words }: Partial<AssetWords> & { name?: string } = {},
): Promise<number> {
  const file = await intakeFile(context, bytes, name);
  return database.change((trx) => createIntakenAsset(trx, file, { ...NO_WORDS, ...words }, context.now()));
}

export const readFile = async ({ context }: TestServer, key: string): Promise<Buffer> => {
  const file = await context.store.find(key);
  if (file === null) throw new Error(`No file ${key}`);
  return buffer(file.stream());
};

export interface MadeRendition extends RenditionFile {
  content: Buffer;
}

/** All derived files of a picture, with their bytes. */
export async function readRenditions(server: TestServer, id: number): Promise<MadeRendition[]> {
  const rows = await listRenditions(server.database.db, id);
  return Promise.all(rows.map(async (row) => ({ ...row, content: await readFile(server, row.sha256) })));
}

export async function countStoredFiles({ context }: TestServer): Promise<number> {
  let count = 0;
  for await (const _file of context.store.list()) count += 1;
  return count;
}
