import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { compileMessages } from './compile-messages.ts';
import { PARAGLIDE } from './paraglide.ts';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Replaces the file atomically, because other processes may be reading it. */
function replace(path: string, text: string): void {
  const next = join(dirname(path), `.${process.pid}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(next, text);
  renameSync(next, path);
}

const { outdir } = PARAGLIDE;
/** Hash of the inputs of the folder, and its number of files. */
const STAMP = join(outdir, '.made');
const WEB = join(import.meta.dirname, '..');
const SOURCES = [
  'messages',
  'project.inlang/settings.json',
  'build/paraglide.ts',
  'build/compile-messages.ts',
  'build/generate.ts',
];
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

/** Type check, unit tests and build read the folder at the same time: write changed files only. */
async function generate(): Promise<void> {
  const output = new Map(Object.entries(await compileMessages()).map(([file, text]) => [join(file), text]));
  const old = new Set(existsSync(outdir) ? listFiles(outdir) : []);
  for (const [file, text] of output) {
    const path = join(outdir, file);
    if (!old.has(file) || readFileSync(path, 'utf8') !== text) replace(path, text);
  }
  const stale = old.difference(output);
  for (const file of stale) if (!/^\.\d+$/.test(basename(file))) rmSync(join(outdir, file), { force: true });
}

const sources = hashSources();
const isMade = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === `${sources} ${countFiles()}`;
if (!isMade) {
  await generate();
  writeFileSync(STAMP, `${sources} ${countFiles()}`);
}
