import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Hit } from '../find/find-hits.ts';
import { PageView } from '../page/page-view.tsx';
import { GAP, limitScale, MARGIN, type PageSize, type Zoom } from './layout.ts';
import styles from './page-pane.module.css';
import { PANE_ID } from './pane-id.ts';
import { type Jump, usePagePlaces } from './use-page-places.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

type PagePaneProps = {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  jump: Jump;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  onPage: (page: number) => void;
  onGo: (page: number) => void;
  onTrouble: (error: unknown) => void;
  hitsOf: ReadonlyMap<number, readonly Hit[]>;
  currentHit: string | null;
  /** Content over the pages that depends on their scale. */
  children: (scale: number) => ReactNode;
};

const NO_HITS: readonly Hit[] = [];

/** All pages in a column; only those near the viewport are rendered. */
export function PagePane(props: PagePaneProps) {
  const { pdf, sizes, jump, zoom, onZoom, onPage, onGo, onTrouble, hitsOf, currentHit, children } = props;
  const places = usePagePlaces({ sizes, zoom, jump, onPage });
  const { scroller, near, holdAt } = places;
  const scale = places.scale ?? 1;
  // Touch events are more frequent than renders: each step continues from the previous one.
  const wanted = useRef(scale);
  useEffect(() => {
    wanted.current = scale;
  }, [scale]);
  useZoomGestures(scroller, (factor, point) => {
    wanted.current = limitScale(wanted.current * factor);
    holdAt(point);
    onZoom(wanted.current);
  });
  useEffect(() => document.getElementById(PANE_ID)?.focus({ preventScroll: true }), []);
  return (
    <>
      <section
        id={PANE_ID}
        ref={scroller}
        className={styles.scroller}
        aria-label={m['magazines.reader.pages']()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
        tabIndex={0}
      >
        <ol className={styles.pages} style={{ gap: GAP, padding: MARGIN }}>
          {sizes.map((size, index) => {
            const number = index + 1;
            const style = { inlineSize: size.width * scale, blockSize: size.height * scale };
            const isNear = places.scale !== null && number >= near[0] && number <= near[1];
            return (
              <li key={number} className={styles.paper} style={style}>
                {isNear && (
                  <PageView
                    pdf={pdf}
                    number={number}
                    scale={scale}
                    hits={hitsOf.get(number) ?? NO_HITS}
                    currentHit={currentHit}
                    onGo={onGo}
                    onTrouble={onTrouble}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </section>
      {children(scale)}
    </>
  );
}
