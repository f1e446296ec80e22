import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES } from '@press-room/contract/languages';
import { type Plugin, parseAst } from 'vite';
import { listLocales } from './locales.ts';
import { PARAGLIDE } from './paraglide.ts';

const AT_HAND: readonly string[] = LANGUAGES;
const MESSAGES = join(PARAGLIDE.outdir, 'messages');
const MESSAGE_FILE = /\/src\/paraglide\/messages\/(?!_index)\w+\.js$/;
const LOADERS_FILE = /\/src\/i18n\/lazy-loaders\.ts$/;
const LATE = 'virtual:lazy-messages/';

/**
 * The languages of the content are compiled into the code that uses a message; every other one is a file of its
 * own that only its readers fetch.
 */
export function lazyLanguages(): Plugin {
  let files: readonly string[] = [];
  return {
    name: 'lazy-languages',
    apply: 'build',
    buildStart() {
      files = readdirSync(MESSAGES).filter((name) => MESSAGE_FILE.test(join(MESSAGES, name)));
    },
    resolveId: (id) => (id.startsWith(LATE) ? `\0${id}.js` : undefined),
    load(id) {
      if (LOADERS_FILE.test(id)) return writeLoaders(listLate());
      const [, locale] = /^\0virtual:lazy-messages\/(\w[\w-]*)\.js$/.exec(id) ?? [];
      if (!locale) return undefined;
      return writeLazyMessages(
        locale,
        files.map((name) => readFileSync(join(MESSAGES, name), 'utf8')),
      );
    },
    transform: {
      filter: { id: MESSAGE_FILE },
      handler(code, id) {
        return { code: writeMessage(code, files.indexOf(basename(id))), map: null };
      },
    },
  };
}

/** The locales that are no language of the content. */
const listLate = (): string[] => listLocales().filter((locale) => !AT_HAND.includes(locale));

const writeLoaders = (locales: readonly string[]): string =>
  `export const LOADERS = {${locales.map((locale) => `${JSON.stringify(locale)}: () => import('${LATE}${locale}')`).join()}};`;

/** One table of all messages of a language, by their numbers. */
export function writeLazyMessages(locale: string, modules: readonly string[]): string {
  const texts = modules.flatMap((code, number) => {
    const { textOf } = readMessage(code);
    const text = textOf(locale);
    return text === undefined ? [] : [`${number}: ${text}`];
  });
  return [
    `import * as registry from '${PARAGLIDE.outdir}/registry.js';`,
    `export default {\n${texts.join(',\n')}\n};`,
  ].join('\n');
}

/** A compiled message without the texts that are loaded later. */
export function writeMessage(code: string, number: number): string {
  const { name, textOf, exported } = readMessage(code);
  const texts = AT_HAND.map((locale) => textOf(locale) ?? 'undefined');
  return [
    `import * as registry from '../registry.js';`,
    `import { toMessage } from '../../i18n/lazy-messages.ts';`,
    `const ${name} = /* @__PURE__ */ toMessage(${[number, ...texts].join(', ')});`,
    exported,
  ].join('\n');
}

/** The parts of a module as Paraglide writes it: a constant per language, `en_…`, then the message that chooses. */
function readMessage(code: string) {
  const constants = new Map<string, string>();
  let exported = '';
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ExportNamedDeclaration') exported = code.slice(statement.start, statement.end);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      // A language without this text only points to another one's.
      if (id.type === 'Identifier' && init && init.type !== 'Identifier')
        constants.set(id.name, code.slice(init.start, init.end));
    }
  }
  const name = [...constants.keys()].at(-1);
  if (name === undefined || !exported) throw new Error('Paraglide writes its messages in another way now');
  const textOf = (locale: string): string | undefined => constants.get(`${locale}_${name}`);
  return { name, textOf, exported };
}
