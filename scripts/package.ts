import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compressFolder } from '../web/build/precompress.ts';
import { hashSources } from '../web/build/sources.ts';
import { VERSION, writeBill } from './package/bill-of-materials.ts';
import { copyLibraries, type Library } from './package/copy-libraries.ts';
import { copyPackages } from './package/copy-packages.ts';
import { LAUNCHER } from './package/launcher.ts';
import { findProgram } from './packages.ts';
import { buildWeb, stampBuild, whyNotBuilt } from './web-build.ts';

/** Unpacked size in bytes. */
const MAX_BYTES = 275_000_000;
const ROOT = join(import.meta.dirname, '..');
const WORKSPACES = ['contract', 'server', 'demo'];
/** Files that the press room runs from, and its documentation for operators. */
const PARTS = [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'docs',
  'deploy',
  'contract/package.json',
  'contract/src',
  'server/package.json',
  'server/src',
  'demo/package.json',
  'demo/src',
  'demo/content',
  'web/dist',
  'web/pages/dist',
  'scripts/start.ts',
  'scripts/memory.ts',
  'scripts/web-build.ts',
  'web/build/sources.ts',
];

const name = `press-room-${VERSION}-${process.platform}-${process.arch}`;
const output = process.argv[2] ?? join(ROOT, 'dist');
const folder = join(output, name);

if (whyNotBuilt() !== null && !(await buildWeb({ checksSizes: true }))) process.exit(1);
rmSync(folder, { recursive: true, force: true });
for (const part of PARTS) {
  mkdirSync(dirname(join(folder, part)), { recursive: true });
  cpSync(join(ROOT, part), join(folder, part), {
    recursive: true,
    filter: (path) => !/\.test\.tsx?$/.test(path),
  });
}
// Builds compress quickly; a release is downloaded many times, so it is compressed well.
await compressFolder(join(folder, 'web/dist'), 'best');
stampBuild(hashSources(), folder);
const packages = copyPackages(ROOT, folder);
for (const each of WORKSPACES) {
  mkdirSync(join(folder, 'node_modules/@press-room'), { recursive: true });
  symlinkSync(`../../${each}`, join(folder, 'node_modules/@press-room', each));
}
const libraries = copyNode();
writeFileSync(join(folder, 'bin/press-room'), LAUNCHER, { mode: 0o755 });
writeFileSync(join(folder, 'sbom.json'), writeBill(packages, libraries));

const bytes = measure(folder);
if (bytes > MAX_BYTES) {
  console.error(`${name} takes ${bytes} bytes, ${MAX_BYTES} are the most: see scripts/package/left-out.ts`);
  process.exit(1);
}
const archive = `${folder}.tar.gz`;
// Equal sources give an equal archive.
const REPRODUCIBLE = [
  '--sort=name',
  '--mtime=@0',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=go-w',
];
execFileSync('tar', [...REPRODUCIBLE, '--use-compress-program=gzip -n', '-cf', archive, '-C', output, name]);
// In the format of `sha256sum --check`.
const sum = hash('sha256', readFileSync(archive), 'hex');
writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
rmSync(folder, { recursive: true });
console.log(`${archive}: ${inMegabytes(statSync(archive).size)}, ${inMegabytes(bytes)} unpacked`);

/** Copies the running Node, without function names if binutils can strip them, with its libraries. */
function copyNode(): Library[] {
  const node = join(folder, 'bin/node');
  mkdirSync(dirname(node));
  copyFileSync(process.execPath, node);
  const licence = join(dirname(process.execPath), '../LICENSE');
  if (existsSync(licence)) copyFileSync(licence, join(folder, 'bin/node.LICENSE'));
  const strip = findProgram('strip');
  if (strip !== null) execFileSync(strip, ['--strip-unneeded', node]);
  chmodSync(node, 0o755);
  return process.platform === 'linux' ? copyLibraries(node, join(folder, 'bin/lib')) : [];
}

function measure(path: string): number {
  return (
    readdirSync(path, { recursive: true, withFileTypes: true })
      // Workspaces are linked there, and must be counted once.
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('/node_modules/@press-room/'))
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  );
}

function inMegabytes(size: number): string {
  return `${(size / 1e6).toFixed(1)} MB`;
}
