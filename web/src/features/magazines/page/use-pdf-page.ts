import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

/** A page as long as it is near; what it has read is let go of afterwards. */
export function usePdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  onTrouble: (error: unknown) => void,
): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    let opened: PDFPageProxy | null = null;
    let isClosed = false;
    pdf.getPage(number).then(
      (found) => {
        opened = found;
        if (!isClosed) setPage(found);
      },
      (error: unknown) => {
        if (!isClosed) onTrouble(error);
      },
    );
    return () => {
      isClosed = true;
      opened?.cleanup();
    };
  }, [pdf, number, onTrouble]);
  return page;
}
