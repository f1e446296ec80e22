import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
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

const { outdir } = PARAGLIDE;
/** Hash of the inputs of the folder, and its number of files. */
const STAMP = join(outdir, '.made');
const WEB = join(import.meta.dirname, '..');
const SOURCES = ['messages', 'project.inlang/settings.json', 'build/paraglide.ts', 'build/generate.ts'];
const COMPILERS = ['@inlang/paraglide-js', '@inlang/plugin-message-format'];

function hashSources(): string {
  const hash = createHash('sha256');
  const paths = [
    ...SOURCES.map((source) => join(WEB, source)).flatMap((source) =>
      statSync(source).isDirectory() ? readdirSync(source).map((name) => join(source, name)) : [source],
    ),
    ...COMPILERS.map((name) => findPackageJSON(name, import.meta.url) ?? ''),
  ];
  for (const path of paths.sort())
    hash
      .update(`${basename(path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}

const countFiles = (): number => listFiles(outdir).filter((file) => file !== basename(STAMP)).length;

/** Made elsewhere, because types, units and the build read the folder beside each other: only what changed is touched. */
async function generate(): Promise<void> {
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
}

const sources = hashSources();
const isMade = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === `${sources} ${countFiles()}`;
if (!isMade) {
  await generate();
  writeFileSync(STAMP, `${sources} ${countFiles()}`);
}
