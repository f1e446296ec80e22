import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '../web/build/sources.ts';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'web/dist/.sources');
const SOURCES = join(ROOT, 'web/src');

/** Whether `web/dist` was built from the sources as they are now; a package holds what was built without its sources. */
export const isBuilt = (): boolean =>
  existsSync(STAMP) && (!existsSync(SOURCES) || readFileSync(STAMP, 'utf8') === hashSources());

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
