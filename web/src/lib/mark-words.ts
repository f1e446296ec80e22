import { fold, foldQuery, toWords } from './fold.ts';

type Part = { text: string; hit: boolean };

/** Splits a text at words that begin like those of a query; matches by meaning remain unmarked. */
export function markWords(text: string, query: string): Part[] {
  const folded = fold(text);
  const words = toWords(foldQuery(query));
  if (words.length === 0) return [{ text, hit: false }];
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: found, index } of folded.text.matchAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})[\\p{L}\\p{N}]*`, 'gu'),
  )) {
    const from = folded.places[index] ?? text.length;
    const to = folded.places[index + found.length] ?? text.length;
    if (from > at) parts.push({ text: text.slice(at, from), hit: false });
    parts.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}
