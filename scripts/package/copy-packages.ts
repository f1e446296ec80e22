import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { type LockedPackage, listLockedPackages } from '../lock-file.ts';
import { isLeftOut } from './left-out.ts';

const WORKSPACES = ['contract', 'server', 'demo'];
const packageSchema = z.object({ name: z.string(), version: z.string() });

/** Folders of the packages that the server needs, as installed. */
function listFolders(root: string): string[] {
  const options = ['--omit=dev', '--all', '--parseable', ...WORKSPACES.map((each) => `--workspace=${each}`)];
  return execFileSync('npm', ['ls', ...options], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.includes('/node_modules/') && !path.includes('/@press-room/'));
}

/**
 * Copies the production packages from an installed checkout, without files that only developers need. Returns the
 * packages.
 */
export function copyPackages(root: string, target: string): LockedPackage[] {
  const locked = new Map(listLockedPackages().map((each) => [`${each.name} ${each.version}`, each]));
  return listFolders(root).map((folder) => {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const { name, version } = packageSchema.parse(JSON.parse(text));
    const held = locked.get(`${name} ${version}`);
    if (held === undefined) throw new Error(`${name} ${version} is not in package-lock.json: run npm ci`);
    cpSync(folder, join(target, relative(root, folder)), {
      recursive: true,
      filter: (source) => {
        const path = relative(folder, source);
        if (path === 'node_modules' || path.startsWith('node_modules/')) return false;
        return statSync(source).isDirectory() || !isLeftOut(name, path);
      },
    });
    return held;
  });
}
