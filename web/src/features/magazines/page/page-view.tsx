import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { Hit } from '../find/find-hits.ts';
import { HitBoxes } from './hit-boxes.tsx';
import { PageCanvas } from './page-canvas.tsx';
import { PageLinks } from './page-links.tsx';
import { PageText } from './page-text.tsx';
import styles from './page-view.module.css';

type PageViewProps = {
  pdf: PDFDocumentProxy;
  number: number;
  scale: number;
  hits: readonly Hit[];
  currentHit: string | null;
  onGo: (page: number) => void;
  onTrouble: (error: unknown) => void;
};

/** Page near the viewport: rendering, text layer, links and hits. */
export function PageView({ pdf, number, scale, hits, currentHit, onGo, onTrouble }: PageViewProps) {
  const [isBroken, setIsBroken] = useState(false);
  const handleTrouble = useCallback(
    (error: unknown) => {
      setIsBroken(true);
      onTrouble(error);
    },
    [onTrouble],
  );
  const page = usePdfPage(pdf, number, handleTrouble);
  const [runs, setRuns] = useState<readonly HTMLElement[]>([]);
  const label = m['magazines.reader.pageOf']({
    page: formatNumber(number),
    pages: formatNumber(pdf.numPages),
  });
  return (
    <article
      aria-label={label}
      className={styles.page}
      style={{ '--total-scale-factor': scale } as CSSProperties}
    >
      {isBroken && <p className={styles.broken}>{m['magazines.reader.brokenPage']()}</p>}
      {page && (
        <>
          <PageCanvas page={page} scale={scale} onTrouble={handleTrouble} />
          <PageText pdf={pdf} page={page} onRuns={setRuns} />
          {hits.length > 0 && runs.length > 0 && <HitBoxes hits={hits} currentHit={currentHit} runs={runs} />}
          <PageLinks pdf={pdf} page={page} onGo={onGo} />
        </>
      )}
    </article>
  );
}

/** Loads a page while it is near the viewport, and frees its resources afterwards. */
function usePdfPage(
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
