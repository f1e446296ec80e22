import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { PageSize } from './layout.ts';

/** Sizes of all pages: at first the size of the first page, then each page's own. */
export function usePageSizes(pdf: PDFDocumentProxy, onTrouble: (error: unknown) => void): PageSize[] | null {
  const [sizes, setSizes] = useState<PageSize[] | null>(null);
  useEffect(() => {
    let isClosed = false;
    const measure = async () => {
      const first = await sizeOf(pdf, 1);
      if (isClosed) return;
      setSizes(Array.from({ length: pdf.numPages }, () => first));
      const own = [first];
      for (let number = 2; number <= pdf.numPages && !isClosed; number += 1)
        own.push(await sizeOf(pdf, number));
      if (!isClosed && own.some((size) => !isSame(size, first))) setSizes(own);
    };
    measure().catch((error: unknown) => {
      if (!isClosed) onTrouble(error);
    });
    return () => {
      isClosed = true;
    };
  }, [pdf, onTrouble]);
  return sizes;
}

async function sizeOf(pdf: PDFDocumentProxy, number: number): Promise<PageSize> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

const isSame = (one: PageSize, other: PageSize): boolean =>
  one.width === other.width && one.height === other.height;
