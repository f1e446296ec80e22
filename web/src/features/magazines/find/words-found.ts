import { foldQuery } from '../../../lib/fold.ts';

type Part = { text: string; hit: boolean };

/**
 * What to look for on a page that a search has found: the words as they were typed where they stand there,
 * else those it was found by, which may be other forms or another language.
 */
export function wordsFound(parts: readonly Part[], query: string): string {
  const text = foldQuery(parts.map((part) => part.text).join(''));
  if (text.includes(foldQuery(query))) return query;
  const first = parts.findIndex(({ hit }) => hit);
  if (first === -1) return query;
  const after = parts.findIndex(
    ({ text: words, hit }, index) => index > first && !hit && words.trim() !== '',
  );
  return parts
    .slice(first, after === -1 ? undefined : after)
    .map((part) => part.text)
    .join('')
    .trim();
}
