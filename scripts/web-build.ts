import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '../web/build/sources.ts';

const ROOT = join(import.meta.dirname, '..');
/** Outputs of a build that a start needs. */
const OUTPUTS = ['web/dist', 'web/pages/dist'];
/** Stamp of a build: hash of the sources, then size and path of each file. */
const STAMP = 'web/dist/.built';
const SOURCES = join(ROOT, 'web/src');

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

function listOutputs(root: string): string[] {
  return OUTPUTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((path) => path !== STAMP),
  );
}

/** Writes the stamp of a build, in this checkout or in a copy of its outputs. */
export function stampBuild(sources: string, root = ROOT): void {
  const files = listOutputs(root).map((path) => `${sizeOf(join(root, path))} ${path}`);
  writeFileSync(join(root, STAMP), [sources, ...files].join('\n'));
}

/** A package contains the build without its sources. */
export const isPackage = (): boolean => !existsSync(SOURCES);

/** Why the web app must be built; null: all its files exist, and were built from the current sources. */
export function whyNotBuilt(): string | null {
  if (!existsSync(join(ROOT, STAMP))) return 'it is new';
  const [sources, ...files] = readFileSync(join(ROOT, STAMP), 'utf8').split('\n');
  if (!isPackage() && sources !== hashSources()) return 'its sources have changed';
  const lost = files.find((line) => {
    const [size = '', path = ''] = line.split(/ (.*)/, 2);
    return String(sizeOf(join(ROOT, path))) !== size;
  });
  return lost === undefined ? null : `${lost.replace(/^\d+ /, '')} is missing or damaged`;
}

/** Most objects are short-lived: fewer collections for some more memory. */
const ROOMY = ['--max-semi-space-size=64'];

/** Builds the web app into `web/dist` and `web/pages/dist`; false: the build failed. */
export async function buildWeb({ checksSizes }: { checksSizes: boolean }): Promise<boolean> {
  // The sources can change during the build, so the stamp describes those at its start.
  const sources = hashSources();
  const words = [...ROOMY, join(ROOT, 'web/build/build.ts'), ...(checksSizes ? ['check-sizes'] : [])];
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  // Ctrl-C reaches the child too; a signal to this process alone is forwarded before this process ends.
  const end = (): void => void child.kill('SIGTERM');
  process.prependListener('SIGTERM', end);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  process.off('SIGTERM', end);
  if (signal !== null) process.kill(process.pid, signal);
  if (code === 0) stampBuild(sources);
  return code === 0;
}
