import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { type Entry, readOutline } from './outline.ts';

/** The contents of the one document that is open; empty until they are known, and where it has none. */
export function useOutline(pdf: PDFDocumentProxy): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    let isClosed = false;
    readOutline(pdf).then(
      (found) => {
        if (!isClosed) setEntries(found);
      },
      // A document whose contents cannot be read has none.
      () => {},
    );
    return () => {
      isClosed = true;
    };
  }, [pdf]);
  return entries;
}
