import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const INDEX = /\/src\/paraglide\/messages\/_index\.js$/;
const IMPORT = /^import .*$/gm;

/** Joins all messages into one module for unit tests, because each test file loads all of them. */
export const joinedMessages = (): Plugin => ({
  name: 'joined-messages',
  enforce: 'pre',
  load(id) {
    if (!INDEX.test(id)) return undefined;
    const folder = dirname(id);
    const modules = readdirSync(folder)
      .filter((name) => name.endsWith('.js') && name !== '_index.js')
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const imports = new Set(modules.flatMap((code) => code.match(IMPORT) ?? []));
    return [...imports, ...modules.map((code) => code.replace(IMPORT, ''))].join('\n');
  },
});
