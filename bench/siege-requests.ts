import {
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_SUGGESTIONS_PATH,
  PRESS_RELEASE_YEARS_PATH,
} from '@press-room/contract/press-releases';
import { FIRST_YEAR, GROUPS, PRESS_ONLY_STEP, YEARS } from './releases.ts';
import { COMMON_WORD, RARE_WORD } from './vocabulary.ts';

const LIST = `${PRESS_RELEASE_PATH}?format=datatables`;
/** Allowed patterns, among the most expensive ones. */
const PATTERNS = ['(.*a){25}\\d', 'a[a-z ]{150}\\d', '(c|k)era.*\\d{3}x$', '(([a-z]+ )+){9}\\d'];
/** Pages of 25 in the large database. */
const PAGES = 3800;
/** Requested releases are among the first of these runs of public ones; a multiplied database has others after them. */
const OPEN_RUNS = 860;

const mix = (index: number): number => Math.imul(index + 1, 0x9e3779b1) >>> 0;

const columns = (names: readonly string[]): string =>
  names
    .map(
      (name, at) =>
        `&columns[${at}][data]=${name}&columns[${at}][searchable]=true&columns[${at}][orderable]=true`,
    )
    .join('');

/** Anonymous requests that make a server scan many rows, each of them different. */
const ATTACKS: readonly ((index: number) => string)[] = [
  (index) =>
    `${LIST}${columns(['abstract'])}&search[regex]=true&search[value]=${encodeURIComponent(`${PATTERNS[mix(index) % PATTERNS.length]}${index % 10}`)}`,
  (index) =>
    `${LIST}${columns(Array.from({ length: 20 }, () => 'abstract'))}&search[regex]=true&search[value]=${encodeURIComponent(`(.*e){20}${index % 100}`)}`,
  (index) => `${LIST}${columns(['title', 'abstract', 'subtitle', 'date'])}&search[value]=never${index}`,
  (index) => `${LIST}${columns(['abstract', 'title'])}&order[0][column]=${index % 2}&length=1000`,
  (index) => `${LIST}&length=25&start=${25 * (mix(index) % PAGES)}`,
  (index) => `${LIST}&length=-1&start=${index}`,
  (index) => `${LIST}&length=25&q=${COMMON_WORD.it}%20${RARE_WORD.slice(0, 3)}${index}`,
  (index) =>
    `${LIST}&length=25&q=${index % 2 === 0 ? COMMON_WORD.it : RARE_WORD}%20%20${'.'.repeat(index % 40)}`,
  (index) => `${PRESS_RELEASE_SUGGESTIONS_PATH}?format=datatables&q=ceramca${index}`,
];

/** Typical requests of readers whose answers are not cached yet. */
const READS: readonly ((index: number) => string)[] = [
  (index) =>
    `${LIST}&group=${1 + (index % GROUPS)}&year=${FIRST_YEAR + (mix(index) % YEARS)}&start=${25 * (mix(index) % 15)}&length=25&draw=${index}`,
  (index) =>
    `${PRESS_RELEASE_PATH}${(mix(index) % OPEN_RUNS) * PRESS_ONLY_STEP + 1 + (index % (PRESS_ONLY_STEP - 1))}/?_=${index}`,
  (index) => `${PRESS_RELEASE_YEARS_PATH}?format=datatables&group=${1 + (index % GROUPS)}&draw=${index}`,
  () => '/healthz',
];

const pick = (requests: readonly ((index: number) => string)[], index: number): string =>
  requests[mix(index) % requests.length]?.(index) ?? '/';

/** From a separate network, as seen by a server behind a proxy. */
const from = (index: number): Record<string, string> => ({
  'X-Forwarded-For': `10.${(index >> 8) & 255}.${index & 255}.1`,
});

export const SIEGE = {
  'siege: attacks': (index: number) => ({
    path: `${pick(ATTACKS, index)}&draw=${index}`,
    language: 'it' as const,
    headers: from(mix(index) % 50),
  }),
  'siege: reads': (index: number) => ({
    path: pick(READS, index),
    language: 'it' as const,
    headers: from(1000 + (index % 4)),
  }),
};

export type SiegePart = keyof typeof SIEGE;
