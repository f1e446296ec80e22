import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module of Vite that wraps every `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';
const OURS = join(import.meta.dirname, '../src/lib/preload-parts.ts');

/** Links the files of a screen in several tasks. */
export const preloadInParts = (): Plugin => ({
  name: 'preload-in-parts',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { preloadParts as __vitePreload } from ${JSON.stringify(OURS)};` : undefined,
});
