import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { listFiles } from './list-files.ts';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist'))));
const FOLDERS = ['wasm', 'cmaps', 'standard_fonts', 'iccs'];
/** Runs the scripts inside of documents, which the reader never does. */
const UNUSED = /^quickjs/;

/** Where `features/magazines/reader/pdf.ts` looks for them: the version in the address makes it last for ever. */
function resourceFolder(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  return `assets/pdf-${version}`;
}

/** Serves what PDF.js fetches while it draws (decoders, character maps, fonts, colour profiles) from our own origin. */
export function pdfResources(): Plugin {
  const folder = resourceFolder();
  return {
    name: 'pdf-resources',
    async generateBundle() {
      for (const name of FOLDERS) {
        for (const file of await listFiles(join(PACKAGE, name))) {
          if (UNUSED.test(basename(file))) continue;
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${name}/${basename(file)}`,
            source: readFileSync(file),
          });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const [, name = '', file = ''] = /^\/(\w+)\/([\w.-]+)$/.exec(request.url ?? '') ?? [];
        if (!FOLDERS.includes(name)) return next();
        if (file.endsWith('.wasm')) response.setHeader('Content-Type', 'application/wasm');
        response.end(readFileSync(join(PACKAGE, name, file)));
      });
    },
  };
}
