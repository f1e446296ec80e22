import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ORIGINAL = join(import.meta.dirname, '../../..');
/** Folders in which other concurrent test runners write and delete. */
const PASSING = /^\.vite/;

/** A copy of the checkout, as links to its files if the file system allows it; `linked` folders are shared. */
export function copyCheckout(target: string, parts: readonly string[], linked: readonly string[] = []): void {
  mkdirSync(target, { recursive: true });
  for (const part of parts) {
    if (statSync(join(ORIGINAL, part)).isDirectory()) linkFolder(join(ORIGINAL, part), join(target, part));
    else linkFile(join(ORIGINAL, part), join(target, part));
  }
  for (const part of linked) symlinkSync(join(ORIGINAL, part), join(target, part));
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (PASSING.test(entry.name)) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, copy);
    else if (entry.isFile()) linkFile(source, copy);
    else symlinkSync(readlinkSync(source), copy);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
