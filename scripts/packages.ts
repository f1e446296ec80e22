import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a program in the search path or in further folders; null: not found. */
export function findProgram(name: string, more: readonly string[] = []): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, ...more].map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

/** Installs a Debian package if permitted; returns why not, or null if it is available. */
export function installPackage(name: string): string | null {
  if (findProgram('apt-get') === null) return `there is no apt-get to install ${name} with`;
  if (process.getuid?.() !== 0) return `installing ${name} needs root: apt-get install ${name}`;
  console.log(`Installing Debian's ${name}`);
  const steps = [['update'], ['install', '-y', '--no-install-recommends', name]];
  for (const step of steps) {
    // Another test runner may be installing a package.
    const { status } = spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...step], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return `apt-get ${step.join(' ')} failed`;
  }
  return null;
}
