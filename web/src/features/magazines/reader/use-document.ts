import { useQueryClient } from '@tanstack/react-query';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useReader } from '../../press-releases/use-reader.ts';
import { magazineQuery } from '../queries.ts';
import { isLost, startReading } from './pdf.ts';

export type Opening =
  /** Parts of one; null while nobody knows how much there is. */
  | { state: 'loading'; progress: number | null }
  | { state: 'open'; pdf: PDFDocumentProxy }
  | { state: 'failed'; error: unknown };

const START: Opening = { state: 'loading', progress: null };

/** The document of an issue. Its address lives for minutes, so a new one is asked for at every opening. */
export function useDocument(id: number): { opening: Opening; reopen: () => void } {
  const client = useQueryClient();
  const reader = useReader();
  const [told, setTold] = useState<{ id: number; attempt: number; opening: Opening } | null>(null);
  const [attempt, setAttempt] = useState(0);

  const askAddress = useEffectEvent(async (id: number) => {
    const magazine = await client.fetchQuery({ ...magazineQuery(reader, id), staleTime: 0 });
    return magazine.document.url;
  });
  useEffect(
    () =>
      openDocument(
        () => askAddress(id),
        (opening) => setTold({ id, attempt, opening }),
      ),
    [id, attempt],
  );

  const reopen = useCallback(() => setAttempt((last) => last + 1), []);
  // Of another issue or attempt nothing is shown any more.
  const isCurrent = told !== null && told.id === id && told.attempt === attempt;
  return { opening: isCurrent ? told.opening : START, reopen };
}

/** Tells how the opening goes until it is closed. Answers how to close it. */
function openDocument(askAddress: () => Promise<string>, tell: (opening: Opening) => void): () => void {
  let task: PDFDocumentLoadingTask | null = null;
  let isClosed = false;
  const report = (opening: Opening) => {
    if (!isClosed) tell(opening);
  };
  const open = async () => {
    report(START);
    await task?.destroy();
    const address = await askAddress();
    if (isClosed) return;
    task = startReading(address);
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      report({ state: 'loading', progress: total > 0 ? Math.min(1, loaded / total) : null });
    const pdf = await task.promise;
    // Reading goes on in the background: from here on it is of no interest.
    task.onProgress = () => {};
    report({ state: 'open', pdf });
  };
  open()
    .catch((error: unknown) => {
      // The address was refused: it may have waited too long on a slow line, so one more is asked for.
      if (isClosed || !isLost(error)) throw error;
      return open();
    })
    .catch((error: unknown) => report({ state: 'failed', error }));
  return () => {
    isClosed = true;
    void task?.destroy();
  };
}
