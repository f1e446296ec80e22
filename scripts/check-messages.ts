import { z } from 'zod';
import { MESSAGES } from '../server/src/platform/text/messages.ts';
import {
  type Catalogue,
  checkFurther,
  compareCatalogues,
  findTypewritten,
  parseCatalogue,
} from './message-catalogues.ts';
import { listSources, readSource, report, type SourceFile } from './source-files.ts';

const LANGUAGES = ['en', 'it'] as const;
/** Texts of the office exist only in its languages; people with other languages see English. */
const OPTIONAL = ['users.', 'office.'];

/** Languages of the project besides those that must be complete. */
function listFurther(): string[] {
  const { locales } = z
    .object({ locales: z.array(z.string()) })
    .parse(JSON.parse(readSource('web/project.inlang/settings.json')));
  return locales.filter((locale) => !LANGUAGES.some((language) => language === locale));
}

const readCatalogue = (language: string): Catalogue =>
  parseCatalogue(readSource(`web/messages/${language}.json`));
const web = { en: readCatalogue('en'), it: readCatalogue('it') };
const server = Object.fromEntries(
  LANGUAGES.map((language): [string, Catalogue] => [
    language,
    Object.fromEntries(Object.entries(MESSAGES).map(([key, texts]) => [key, texts[language]])),
  ]),
);
/** Parts are spread into one object, in which the later of two equal keys would silently win. */
const inTwoParts = listSources('server/src/platform/text/messages')
  .flatMap(({ text }) => Array.from(text.matchAll(/^ {2}(\w+): \{/gm), ([, key = '']) => key))
  .filter((key, at, keys) => keys.indexOf(key) !== at)
  .map((key) => `server/src/platform/text/messages: "${key}" stands twice`);

const files = listSources('web/src');
const sources = files.map(({ text }) => text).join('\n');

const unused = Object.keys(web.en)
  .filter((key) => !sources.includes(`'${key}'`))
  .map((key) => `web/messages: "${key}" is used nowhere in web/src: delete it`);

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

function findAssembled({ path, text }: SourceFile): string[] {
  return Array.from(
    text.matchAll(/\bm\[(?!')/g),
    ({ index }) => `${path}:${lineOf(text, index)}: assembles a message key: write whole keys, one per case`,
  );
}

const JSX_TEXT = /(?<![=\s])>([^<>{}=;()&|]*\p{L}{2,}[^<>{}=;()&|]*)</gu;
const TEXT_ATTRIBUTE = /\b(?:aria-label|aria-description|title|placeholder|alt)="([^"]*\p{L}{2,}[^"]*)"/gu;

/** Texts that readers would see in one language only. */
function findLiterals({ path, text }: SourceFile): string[] {
  if (!path.endsWith('.tsx') || path.endsWith('.test.tsx') || path.startsWith('web/src/test/')) return [];
  return [JSX_TEXT, TEXT_ATTRIBUTE].flatMap((pattern) =>
    Array.from(
      text.matchAll(pattern),
      ({ index, 1: words = '' }) =>
        `${path}:${lineOf(text, index)}: says "${words.trim()}" in one language: make it a message`,
    ),
  );
}

const further = listFurther().map((language) => ({
  language,
  ...checkFurther({
    place: 'web/messages',
    language,
    base: web.en,
    catalogue: readCatalogue(language),
    optional: OPTIONAL,
  }),
}));
for (const { language, missing } of further)
  console.log(`${language}: ${missing.length} messages are shown in English`);

report('messages', [
  ...further.flatMap(({ faults }) => faults),
  ...compareCatalogues('web/messages', LANGUAGES, web),
  ...LANGUAGES.flatMap((language) => findTypewritten('web/messages', language, web[language])),
  ...compareCatalogues('server/src/platform/text/messages.ts', LANGUAGES, server),
  ...inTwoParts,
  ...unused,
  ...files.flatMap(findAssembled),
  ...files.flatMap(findLiterals),
]);
