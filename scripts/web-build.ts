import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'web/dist/.sources');
const SOURCES = [
  ...['src', 'messages', 'public', 'build', 'project.inlang/settings.json'].map((path) => `web/${path}`),
  ...['index.html', 'vite.config.ts', 'package.json'].map((path) => `web/${path}`),
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

function hashSources(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => listFiles(join(ROOT, source)))) {
    const name = relative(ROOT, path);
    if (!NO_SOURCE.test(name)) hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether `web/dist` was built from the sources as they are now. */
export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashSources();

/** Builds the web app into `web/dist`; false when that failed. */
export function buildWeb(): boolean {
  // The sources may change while it builds: what counts is what it began with.
  const sources = hashSources();
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--workspace', 'web'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status === 0) writeFileSync(STAMP, sources);
  return status === 0;
}
