import { foldQuery } from '../../../lib/fold.ts';

type Part = { text: string; hit: boolean };

/**
 * Words to highlight on a page found by the server's search: the query if the page contains it, otherwise the words
 * that matched, such as other forms or translations.
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
