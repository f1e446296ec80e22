import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { PARAGLIDE } from './paraglide.ts';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Those who read it meanwhile read the file before or after. */
function replace(path: string, bytes: Buffer): void {
  const next = join(dirname(path), `.${process.pid}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(next, bytes);
  renameSync(next, path);
}

// Made elsewhere, because types, units and the build read the folder beside each other: only what changed is touched.
const { outdir } = PARAGLIDE;
const folder = mkdtempSync(join(tmpdir(), 'press-room-messages-'));
await compile({ ...PARAGLIDE, outdir: folder });
const made = listFiles(folder);
const old = new Set(existsSync(outdir) ? listFiles(outdir) : []);
for (const file of made) {
  const bytes = readFileSync(join(folder, file));
  if (!old.has(file) || !readFileSync(join(outdir, file)).equals(bytes)) replace(join(outdir, file), bytes);
}
const stale = old.difference(new Set(made));
for (const file of stale) if (!/^\.\d+$/.test(basename(file))) rmSync(join(outdir, file), { force: true });
rmSync(folder, { recursive: true });
