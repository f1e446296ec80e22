import { releasesPage } from '@press-room/contract/pages';
import { GALLERY_PICTURE_PATH, GALLERY_TREE_PATH } from '@press-room/contract/press-gallery';
import { PRESS_GROUP_PATH } from '@press-room/contract/press-groups';
import { PRESS_RELEASE_PATH, PRESS_RELEASE_YEARS_PATH } from '@press-room/contract/press-releases';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { BENCH_ACCOUNT, GROUP_NAMES, signBenchToken } from './accounts.ts';
import { findEntryScript } from './first-load.ts';
import { FIRST_YEAR, GROUPS, PRESS_ONLY_STEP, YEARS } from './releases.ts';
import { askPair, askRareWord } from './search-requests.ts';
import { SIEGE, type SiegePart } from './siege-requests.ts';
import { COMMON_WORD, RARE_WORD } from './vocabulary.ts';

const PAGE = 25;
/** Number of pages that a group and year also has in the small database. */
const PAGES = 15;
const GALLERIES_ASKED = 12;
const LIST = PRESS_RELEASE_PATH;

interface Request {
  path: string;
  language: 'en' | 'it';
  headers?: Record<string, string>;
  /** Sent as JSON with POST. */
  body?: string;
}

const releases = (query: string): string => `${LIST}?format=datatables&start=0&length=${PAGE}&${query}`;
const languageAt = (index: number): 'en' | 'it' => (index % 2 === 0 ? 'it' : 'en');

function searchAnew({ words, language, group }: ReturnType<typeof askPair>, index: number): Request {
  const scope = group === 0 ? '' : `&group=${group}`;
  return { path: releases(`draw=${index + 2}&q=${encodeURIComponent(words)}${scope}`), language };
}

// Scattered, so that consecutive requests differ completely.
const mix = (index: number): number => Math.imul(index + 1, 0x9e3779b1) >>> 0;

// The same search word with different capitals and punctuation, which do not count.
function spellAnew(word: string, index: number): string {
  const letters = word.split('').map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter));
  const marks = (index >> word.length).toString(6).replace(/\d/g, (digit) => '.,;:!?'.charAt(Number(digit)));
  return `${letters.join('')} ${marks}`;
}

/** Headers of an admitted journalist's browser. */
const ADMITTED = {
  language: 'it' as const,
  headers: { ...(await signBenchToken()), 'Accept-Encoding': 'gzip, deflate, br' },
};

/** Scenarios: the request number `index` of each. A scenario that ignores `index` repeats the same request. */
const SCENARIOS = {
  'list, same': (): Request => ({ path: releases(`group=1&year=${FIRST_YEAR + 5}&draw=1`), language: 'it' }),
  'list, all different': (index: number): Request => {
    const mixed = mix(index);
    const [group, year] = [1 + (mixed % GROUPS), FIRST_YEAR + ((mixed >>> 4) % YEARS)];
    const start = PAGE * ((mixed >>> 12) % PAGES);
    const query = `group=${group}&year=${year}&start=${start}&length=${PAGE}&draw=${index + 2}`;
    return { path: `${LIST}?format=datatables&${query}`, language: languageAt(index) };
  },
  'release, same': (): Request => ({ path: `${LIST}4001/`, language: 'it' }),
  'release, all different': (index: number): Request => {
    // Ids start at 1, and the last one of each step is press-only; `_` is a parameter that clients add to bypass
    // caches.
    const id = (mix(index) % 400) * PRESS_ONLY_STEP + 1 + (index % (PRESS_ONLY_STEP - 1));
    return { path: `${LIST}${id}/?_=${index}`, language: languageAt(index) };
  },
  'search rare, same': (): Request => ({ path: releases(`draw=1&q=${RARE_WORD}`), language: 'it' }),
  'search rare, never made': (index: number): Request => searchAnew(askRareWord(index), index),
  'search common, same': (): Request => ({ path: releases(`draw=1&q=${COMMON_WORD.it}`), language: 'it' }),
  'search pair, never made': (index: number): Request => searchAnew(askPair(index), index),
  'deep page, all different': (index: number): Request => ({
    path: `${LIST}?format=datatables&group=1&start=${PAGE * (180 - (mix(index) % 100))}&length=${PAGE}&draw=${index + 2}`,
    language: languageAt(index),
  }),
  'years, all different': (index: number): Request => ({
    path: `${PRESS_RELEASE_YEARS_PATH}?format=datatables&group=${1 + (index % GROUPS)}&draw=${index + 2}`,
    language: languageAt(index),
  }),
  'gallery tree, same': (): Request => ({ path: `${GALLERY_TREE_PATH}?format=datatables`, ...ADMITTED }),
  'gallery, all different': (index: number): Request => ({
    path: `${GALLERY_PICTURE_PATH}?format=datatables&length=10&gallery=${1 + (mix(index) % GALLERIES_ASKED)}&draw=${index + 2}`,
    ...ADMITTED,
  }),
  'picture search, all different': (index: number): Request => ({
    path: `${GALLERY_PICTURE_PATH}?format=datatables&length=${PAGE}&draw=${index + 2}&q=${encodeURIComponent(spellAnew('sassuolo', index))}`,
    ...ADMITTED,
  }),
  'group lookup': (): Request => ({
    path: `${PRESS_GROUP_PATH}?format=datatables&draw=1&columns[0][data]=name&columns[0][name]=name&columns[0][searchable]=true&columns[0][search][value]=${encodeURIComponent(GROUP_NAMES[1] ?? '')}&columns[0][search][regex]=false`,
    language: 'it',
  }),
  login: (): Request => ({ path: TOKEN_AUTH_PATH, language: 'it', body: JSON.stringify(BENCH_ACCOUNT) }),
  'index page': (): Request => ({
    path: '/',
    language: 'it',
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  }),
  'drawn page': (): Request => ({
    path: releasesPage('it'),
    language: 'it',
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  }),
  'static asset': (): Request => ({
    path: findEntryScript(),
    language: 'it',
    headers: { Accept: '*/*', 'Accept-Encoding': 'gzip, deflate, br' },
  }),
} satisfies Record<string, (index: number) => Request>;

export type Scenario = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as Scenario[];

/** Requests of readers on a day of news: mostly the first list and its releases, sometimes rare ones. */
const READERS = {
  readers: (index: number): Request => {
    if (index % 5 < 2) return { path: releases('group=1&draw=1'), language: languageAt(index) };
    if (index % 5 < 4) return { path: `${LIST}${1 + (mix(index) % 20)}/`, language: languageAt(index) };
    return SCENARIOS['list, all different'](index);
  },
};

const REQUESTS = { ...SCENARIOS, ...SIEGE, ...READERS };

/** A scenario, a part of the siege, the readers during officers' writes, or a single repeated address. */
export type Asked = Scenario | SiegePart | keyof typeof READERS | { path: string };

/** Bytes of the request number `index`. */
export function buildRequest(asked: Asked, index: number) {
  const { path, language, headers, body }: Request =
    typeof asked === 'string' ? REQUESTS[asked](index) : { ...asked, language: 'it' };
  return {
    method: body === undefined ? 'GET' : 'POST',
    path,
    headers: {
      Host: 'localhost',
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': language === 'it' ? 'it-IT,it;q=0.9,en;q=0.8' : 'en-GB,en;q=0.9',
      ...headers,
      ...(body === undefined
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }),
    },
    body: body ?? '',
  };
}

export function toWire({ method, path, headers, body }: ReturnType<typeof buildRequest>): string {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`;
}
