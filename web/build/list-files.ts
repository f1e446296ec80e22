import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Absolute paths of all files under a folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
