import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { listFiles } from './list-files.ts';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist'))));
const FOLDERS = ['wasm', 'cmaps', 'standard_fonts', 'iccs'];
/** Script engine for documents, which the reader never uses. */
const UNUSED = /^quickjs/;

/** Folder that `features/magazines/reader/pdf.ts` uses; the version in its path allows permanent caching. */
function resourceFolder(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  return `assets/pdf-${version}`;
}

/**
 * Serves the files that PDF.js loads while rendering (decoders, character maps, fonts, colour profiles) from the own
 * origin.
 */
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
