import { join } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lazyLanguages } from './build/lazy-languages.ts';
import { nameLanguages } from './build/name-languages.ts';
import { PARAGLIDE } from './build/paraglide.ts';
import { pdfResources } from './build/pdf-resources.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { pureContract } from './build/pure-contract.ts';
import { nameRelease } from './build/release.ts';
import { serviceWorker } from './build/service-worker.ts';

const API_SERVER = 'http://127.0.0.1:8000';

/** The first load names every part: one letter of each name is enough to read the list of files. */
const shorten = (name: string): string => name.slice(0, 1);

/** The module of Vite that wraps every `import()` of a build. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const OWN_HELPER = join(import.meta.dirname, 'src/lib/preload-parts.ts');

/** Links the files of a screen in several tasks. Fails where a new Vite calls its module otherwise. */
function preloadInParts(): Plugin {
  let isReplaced = false;
  return {
    name: 'preload-in-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== PRELOAD_HELPER) return undefined;
      isReplaced = true;
      return `export { preloadParts as __vitePreload } from ${JSON.stringify(OWN_HELPER)};`;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`No module imports ${JSON.stringify(PRELOAD_HELPER)}`);
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // The back office has two languages; its component library has thirty.
    { ...optimizeLocales.vite({ locales: ['en-US', 'it-IT'] }), enforce: 'pre' },
    // A build has compiled the messages before (build/build.ts).
    [paraglideVitePlugin(PARAGLIDE)].flat().map((plugin) => ({ ...plugin, apply: 'serve' as const })),
    lazyLanguages(),
    nameLanguages(),
    preloadFonts(),
    preloadInParts(),
    pureContract(),
    nameRelease(),
    pdfResources(),
    serviceWorker(),
    precompress(),
  ],
  server: { proxy: { '/api': API_SERVER, '/media': API_SERVER, '/news': API_SERVER } },
  build: {
    target: 'es2023',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
    modulePreload: { polyfill: false },
    // The server links the files of a page; names with a dot are not served.
    manifest: '.manifest.json',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Home loads one file, not one for each set of screens that share a module.
        codeSplitting: { groups: [{ name: 'first-load', tags: ['$initial'] }] },
        // The first load names all others, and a hash is all that cannot be compressed: each letter costs 150 bytes; seven are the fewest that the bundler takes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Most are pages: a common name would tell nothing.
        chunkFileNames: ({ name }) => `assets/${shorten(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? `assets/${shorten(name)}-[hash:7].css` : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
