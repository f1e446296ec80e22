import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { foldQuery } from '../../../lib/fold.ts';
import { readPageText, runsOf } from '../page/page-texts.ts';
import { findPhrase, findWords, type Hit } from './find-hits.ts';
import { toPageText } from './page-text.ts';

type Search = { query: string; hits: Hit[]; isDone: boolean; currentKey: string | null };

const begin = (query: string): Search => ({ query, hits: [], isDone: query === '', currentKey: null });

/** Searches a document page by page, and steps through the hits. */
export function useFind(pdf: PDFDocumentProxy, words: string, page: number, onGo: (page: number) => void) {
  const query = foldQuery(words);
  const [last, setLast] = useState<Search>(begin(''));
  const search = last.query === query ? last : begin(query);
  const pageNow = useEffectEvent(() => page);
  const goTo = useEffectEvent(onGo);

  useEffect(() => {
    const closing = new AbortController();
    let currentKey: string | null = null;
    const tell = (hits: Hit[], isDone: boolean) => {
      const first = currentKey === null ? firstFrom(hits, pageNow(), isDone) : undefined;
      currentKey ??= first?.key ?? null;
      const chosen = currentKey;
      setLast((before) => ({
        query,
        hits,
        isDone,
        currentKey: before.query === query ? (before.currentKey ?? chosen) : chosen,
      }));
      if (first) goTo(first.page);
    };
    void findEverywhere(pdf, query, { tell, signal: closing.signal });
    return () => closing.abort();
  }, [pdf, query]);

  const { hits, isDone, currentKey } = search;
  const hitsOf = useMemo(() => Map.groupBy(hits, (hit) => hit.page), [hits]);
  const current = hits.findIndex(({ key }) => key === currentKey);
  const step = (by: 1 | -1) => {
    const hit = hits[(current + by + hits.length) % hits.length];
    if (!hit) return;
    setLast({ ...search, currentKey: hit.key });
    onGo(hit.page);
  };
  return { hits, isDone, hitsOf, current, currentKey, step };
}

/** First hit on the current page or after it; the first of all when the search is complete. */
const firstFrom = (hits: readonly Hit[], page: number, isDone: boolean): Hit | undefined =>
  hits.find((hit) => hit.page >= page) ?? (isDone ? hits[0] : undefined);

type Listener = { tell: (hits: Hit[], isDone: boolean) => void; signal: AbortSignal };

/** Reports the hits after every page with hits. */
async function findEverywhere(
  pdf: PDFDocumentProxy,
  query: string,
  { tell, signal }: Listener,
): Promise<void> {
  if (query === '') return;
  for (const find of [findPhrase, findWords]) {
    let hits: Hit[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const found = await readPageText(pdf, number).then(
        (content) => find(number, toPageText(runsOf(content)), query),
        // An unreadable page has no hits.
        () => [],
      );
      if (signal.aborted) return;
      if (found.length === 0) continue;
      hits = [...hits, ...found];
      tell(hits, false);
    }
    if (hits.length > 0 || find === findWords) {
      tell(hits, true);
      return;
    }
  }
}
