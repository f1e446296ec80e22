import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');

const packageSchema = z.object({
  /** Given where another package takes the place of the folder's name. */
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });

export interface LockedPackage extends z.infer<typeof packageSchema> {
  name: string;
}

/** Packages that `npm ci` may install, without the workspaces. */
export function listLockedPackages(
  text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
): LockedPackage[] {
  return Object.entries(lockSchema.parse(JSON.parse(text)).packages).flatMap(([path, locked]) => {
    const folder = path.split('node_modules/').slice(1).at(-1);
    return folder === undefined || locked.link === true ? [] : [{ ...locked, name: locked.name ?? folder }];
  });
}
