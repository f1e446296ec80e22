import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string }>;

/** Matches the address of the built code of a module, a path below `web/`. */
export function chunkOf(module: string): string {
  const text = readFileSync(join(import.meta.dirname, '../web/dist/.manifest.json'), 'utf8');
  const chunk = (JSON.parse(text) as Manifest)[module];
  if (chunk === undefined) throw new Error(`${module} has no chunk of its own`);
  return `**/${chunk.file}`;
}
