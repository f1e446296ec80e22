import type { Language } from '@press-room/contract/languages';
import type { SnippetPart } from '@press-room/contract/press-releases';
import type { SearchQuery } from '../query.ts';
import { findHits, type Hit } from './hits.ts';

/** Several spaces, and other white space: replacing each single space would copy the text. */
const ODD_BLANKS = /\s\s+|[^\S ]/g;
const ELLIPSIS = '…';
/** Hits of another clause weigh more than repeated hits of one. */
const CLAUSE_WEIGHT = 100;
/** Maximum distance that a cut moves to a space, in characters. */
const BORDER_REACH = 25;

/** The whole text with highlighted hits, for titles. */
export function highlightAll(text: string, query: SearchQuery, language: Language): SnippetPart[] {
  const hits = findHits(text, query, language);
  return toParts(text, hits, { start: 0, end: text.length });
}

/**
 * Passage of a plain text with the highest density of hits, about `maxLength` characters, cut between words with `…`.
 * Without hits: the start of the text.
 */
export function buildSnippet(
  text: string,
  query: SearchQuery,
  language: Language,
  maxLength: number,
): SnippetPart[] {
  const hits = findHits(text, query, language);
  return toParts(text, hits, chooseWindow(text, hits, maxLength));
}

type Window = { start: number; end: number };

function chooseWindow(text: string, hits: readonly Hit[], maxLength: number): Window {
  if (text.length <= maxLength) return { start: 0, end: text.length };
  const best = densest(hits, maxLength);
  const slack = Math.max(0, maxLength - (best.end - best.start));
  const start = Math.max(0, Math.min(best.start - Math.floor(slack / 3), text.length - maxLength));
  const end = Math.min(text.length, Math.max(start + maxLength, best.end));
  return { start: toBorder(text, start, best.start), end: toBorderBefore(text, end, best.end) };
}

/** Sliding window over the hits: even a text of many hits is read once. */
function densest(hits: readonly Hit[], maxLength: number): Window {
  let best: Window = { start: 0, end: 0 };
  let bestScore = 0;
  const counts = new Map<number, number>();
  let next = 0;
  hits.forEach((first, index) => {
    for (let hit = hits[next]; hit !== undefined; hit = hits[next]) {
      if (next > index && hit.end - first.start > maxLength) break;
      counts.set(hit.clause, (counts.get(hit.clause) ?? 0) + 1);
      next += 1;
    }
    const score = counts.size * CLAUSE_WEIGHT + (next - index);
    if (score > bestScore) {
      best = { start: first.start, end: hits[next - 1]?.end ?? first.end };
      bestScore = score;
    }
    const left = (counts.get(first.clause) ?? 1) - 1;
    if (left === 0) counts.delete(first.clause);
    else counts.set(first.clause, left);
  });
  return best;
}

const isBlank = (character: string): boolean => /\s/.test(character);

/** Never between the two halves of a surrogate pair. */
const keepPair = (text: string, offset: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(offset)) ? offset + 1 : offset;

/** First word boundary from `offset` on, up to `limit`. */
function toBorder(text: string, offset: number, limit: number): number {
  if (offset === 0 || isBlank(text.charAt(offset - 1))) return offset;
  for (let at = offset; at < Math.min(limit, offset + BORDER_REACH); at += 1) {
    if (isBlank(text.charAt(at))) return at + 1;
  }
  return limit - offset <= BORDER_REACH ? limit : keepPair(text, offset);
}

/** Last word boundary up to `offset`, from `limit` on. */
function toBorderBefore(text: string, offset: number, limit: number): number {
  if (offset >= text.length || isBlank(text.charAt(offset))) return offset;
  for (let at = offset; at > Math.max(limit, offset - BORDER_REACH); at -= 1) {
    if (isBlank(text.charAt(at - 1))) return at - 1;
  }
  return Math.max(limit, keepPair(text, offset));
}

function toParts(text: string, hits: readonly Hit[], window: Window): SnippetPart[] {
  const parts: SnippetPart[] = [];
  const add = (part: string, hit: boolean): void => {
    if (part !== '') parts.push({ text: part.replace(ODD_BLANKS, ' '), hit });
  };
  let at = window.start;
  for (const hit of hits) {
    if (hit.start < window.start || hit.end > window.end) continue;
    add(text.slice(at, hit.start), false);
    add(text.slice(hit.start, hit.end), true);
    at = hit.end;
  }
  add(text.slice(at, window.end), false);
  const [first, last] = [parts.at(0), parts.at(-1)];
  if (window.start > 0) {
    if (first?.hit === false) first.text = ELLIPSIS + first.text.trimStart();
    else parts.unshift({ text: ELLIPSIS, hit: false });
  }
  if (window.end < text.length) {
    if (last?.hit === false) last.text = last.text.replace(/(?<![\s.,;:])[\s.,;:]+$/, '') + ELLIPSIS;
    else parts.push({ text: ELLIPSIS, hit: false });
  }
  return parts;
}
