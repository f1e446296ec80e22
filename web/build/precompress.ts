import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { listFiles } from './list-files.ts';
import { type Effort, pack } from './packed.ts';

/** Text, and compressible parts of PDF.js; its character maps are already compressed. */
const COMPRESSIBLE = /\.(?:m?js|css|html|svg|json|webmanifest|txt|wasm|ttf|icc)$/;
const toGzip = promisify(gzip);

/** Compresses quickly during a build; `npm run package` repeats it with the best compression. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: () => compressFolder(outDir, 'quick'),
  };
}

/** Writes `<file>.br` and `<file>.gz` beside every file that they make smaller; the server only sends them. */
export async function compressFolder(folder: string, effort: Effort): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compressFile(file, effort)));
}

async function compressFile(file: string, effort: Effort): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await pack(bytes, effort));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}
