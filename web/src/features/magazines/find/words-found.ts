import { foldQuery } from '../../../lib/fold.ts';

type Part = { text: string; hit: boolean };

/**
 * Words to search on a page that the server's search found: the typed words if the page contains them, else those that
 * matched, which may be other forms or another language.
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
