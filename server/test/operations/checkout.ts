import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ORIGINAL = join(import.meta.dirname, '../../..');

/** The checkout once more, as links to its files where the file system allows it; `linked` folders are the same ones. */
export function copyCheckout(target: string, parts: readonly string[], linked: readonly string[] = []): void {
  mkdirSync(target, { recursive: true });
  for (const part of parts) {
    const copied = ['-al', '-a'].some(
      (flags) => spawnSync('cp', [flags, join(ORIGINAL, part), target], { stdio: 'ignore' }).status === 0,
    );
    if (!copied) throw new Error(`${part} could not be copied`);
  }
  for (const part of linked) symlinkSync(join(ORIGINAL, part), join(target, part));
}
