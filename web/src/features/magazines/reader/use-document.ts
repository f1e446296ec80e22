import { useQueryClient } from '@tanstack/react-query';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useReader } from '../../press-releases/use-reader.ts';
import { magazineQuery } from '../queries.ts';
import { isLost, startReading } from './pdf.ts';

export type Opening =
  /** Fraction; null while the size is unknown. */
  | { state: 'loading'; progress: number | null }
  | { state: 'open'; pdf: PDFDocumentProxy }
  | { state: 'failed'; error: unknown };

const START: Opening = { state: 'loading', progress: null };

/** The document of an issue. Its address is valid for minutes, so each opening requests a new one. */
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
  // Ignore the state of another issue or attempt.
  const isCurrent = told !== null && told.id === id && told.attempt === attempt;
  return { opening: isCurrent ? told.opening : START, reopen };
}

/** Reports the progress of opening until it is closed. Returns the close function. */
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
    // The download continues in the background: its progress is no longer shown.
    task.onProgress = () => {};
    report({ state: 'open', pdf });
  };
  open()
    .catch((error: unknown) => {
      // The signed address may have expired on a slow connection: request a new one once.
      if (isClosed || !isLost(error)) throw error;
      return open();
    })
    .catch((error: unknown) => report({ state: 'failed', error }));
  return () => {
    isClosed = true;
    void task?.destroy();
  };
}
