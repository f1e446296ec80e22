import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  ...['src', 'messages', 'public', 'build', 'project.inlang/settings.json'].map((path) => `web/${path}`),
  ...['index.html', 'vite.config.ts', 'vite.pages.config.ts', 'package.json'].map((path) => `web/${path}`),
  'contract/src',
  'package-lock.json',
];
/** Written by the build itself, or of no effect on it. */
const NO_SOURCE = /^web\/src\/paraglide\/|\.test\.tsx?$/;

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** Hash of the sources of the web app: the same on every machine. */
export function hashSources(root: string = ROOT): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => listFiles(join(root, source)))) {
    const name = relative(root, path);
    if (!NO_SOURCE.test(name)) hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
