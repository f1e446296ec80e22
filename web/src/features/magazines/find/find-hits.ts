import { toWords } from '../../../lib/fold.ts';
import type { PageText } from './page-text.ts';

/** Part of a text run; `to` is exclusive. */
type HitPart = { run: number; from: number; to: number };
/** `key` identifies a hit: the page and the position on it. */
export type Hit = { key: string; page: number; parts: HitPart[] };

/** Exact matches of a folded query on a page. */
export function findPhrase(page: number, pageText: PageText, query: string): Hit[] {
  const hits: Hit[] = [];
  if (query === '') return hits;
  let at = pageText.text.indexOf(query);
  while (at >= 0) {
    hits.push(toHit(page, pageText, at, at + query.length));
    at = pageText.text.indexOf(query, at + query.length);
  }
  return hits;
}

/** Words with the same stem as the query, for queries without an exact match. */
export function findWords(page: number, pageText: PageText, query: string): Hit[] {
  const stems = toWords(query).map((word) => toStem(word));
  if (stems.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join('|')})[\\p{L}\\p{N}]*`, 'gu');
  return Array.from(pageText.text.matchAll(pattern), ({ 0: found, index }) =>
    toHit(page, pageText, index, index + found.length),
  );
}

/** Removes the last letter: endings change with number and gender in both languages. */
const toStem = (word: string): string => (word.length > 5 ? word.slice(0, -1) : word);

function toHit(page: number, { runs, offsets }: PageText, from: number, to: number): Hit {
  const parts: HitPart[] = [];
  for (let at = from; at < to; at += 1) {
    const run = runs[at] ?? 0;
    const offset = offsets[at] ?? 0;
    const last = parts.at(-1);
    if (last?.run === run) last.to = Math.max(last.to, offset + 1);
    else parts.push({ run, from: offset, to: offset + 1 });
  }
  return { key: `${page}:${from}`, page, parts };
}
