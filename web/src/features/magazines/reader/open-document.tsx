import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '../../../paraglide/messages.js';
import { ContentsPanel } from '../contents/contents-panel.tsx';
import { type Entry, readOutline } from '../contents/outline.ts';
import { FindBar } from '../find/find-bar.tsx';
import { useFind } from '../find/use-find.ts';
import type { Zoom } from '../pages/layout.ts';
import { PagePane } from '../pages/page-pane.tsx';
import { PANE_ID } from '../pages/pane-id.ts';
import { usePageSizes } from '../pages/use-page-sizes.ts';
import { PlainPane } from '../plain-text/plain-pane.tsx';
import { PageBar } from '../toolbar/page-bar.tsx';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { ZoomTools } from '../toolbar/zoom-tools.tsx';
import { isLost } from './pdf.ts';
import { ReaderProgress } from './reader-progress.tsx';
import { useReaderKeys } from './use-reader-keys.ts';
import type { ReadingPlace } from './use-reading-address.ts';

type OpenDocumentProps = {
  pdf: PDFDocumentProxy;
  place: ReadingPlace;
  /** Element of the top bar for the tools. */
  tools: HTMLElement | null;
  onTrouble: (error: unknown) => void;
};

export function OpenDocument({ pdf, place, tools, onTrouble }: OpenDocumentProps) {
  const sizes = usePageSizes(pdf, onTrouble);
  const outline = useOutline(pdf);
  const [zoom, setZoom] = useState<Zoom>('auto');
  /** Increases with each request to search, so that the field takes the focus again; 0 while it is closed. */
  const [finding, setFinding] = useState(place.find === '' ? 0 : 1);
  const [hasContents, setHasContents] = useState(false);
  const [isPlain, setIsPlain] = useState(false);
  const page = Math.min(place.page, pdf.numPages);
  const goTo = (wanted: number) => place.goTo(Math.min(pdf.numPages, Math.max(1, wanted)));
  const find = useFind(pdf, place.find, page, goTo);

  const openFind = () => setFinding((turn) => turn + 1);
  const closeContents = () => {
    setHasContents(false);
    focusPane();
  };
  // A damaged page does not prevent reading the others.
  const handlePageTrouble = useCallback(
    (error: unknown) => {
      if (isLost(error)) onTrouble(error);
    },
    [onTrouble],
  );
  const closeFind = () => {
    setFinding(0);
    place.setFind('');
    focusPane();
  };
  const handleZoom = (wanted: Zoom) => {
    setZoom(wanted);
    // The zoom fits a whole page: align the view to it.
    if (wanted === 'page') goTo(page);
  };
  const goFromContents = (wanted: number) => {
    goTo(wanted);
    if (matchMedia('(max-width: 768px)').matches) closeContents();
  };
  useReaderKeys({
    toPage: (to) => goTo(to === 'first' ? 1 : to === 'last' ? pdf.numPages : page + to),
    find: openFind,
    leave: () => {
      if (finding) closeFind();
      else if (hasContents) closeContents();
      else return false;
      return true;
    },
  });
  if (!sizes) return <ReaderProgress progress={null} />;

  const bar = (zoomTools: ReactNode) => (
    <PageBar page={page} pages={pdf.numPages} onGo={goTo}>
      {zoomTools}
    </PageBar>
  );
  return (
    <>
      {tools &&
        createPortal(
          <>
            <ToolButton
              icon="search"
              label={m['magazines.find.label']()}
              word={m['magazines.words.find']()}
              keys="Control+F"
              isOn={finding > 0}
              onPress={finding ? closeFind : openFind}
            />
            {outline.length > 0 && (
              <ToolButton
                icon="contents"
                label={m['magazines.contents.title']()}
                word={m['magazines.words.contents']()}
                isOn={hasContents}
                onPress={() => setHasContents(!hasContents)}
              />
            )}
            <ToolButton
              icon="plainText"
              label={m['magazines.reader.plainText']()}
              word={m['magazines.words.text']()}
              isOn={isPlain}
              onPress={() => setIsPlain(!isPlain)}
            />
          </>,
          tools,
        )}
      {finding > 0 && (
        <FindBar
          key={finding}
          words={place.find}
          current={find.current}
          count={find.hits.length}
          isDone={find.isDone}
          onFind={place.setFind}
          onStep={find.step}
          onClose={closeFind}
        />
      )}
      {hasContents && (
        <ContentsPanel entries={outline} page={page} onGo={goFromContents} onClose={closeContents} />
      )}
      {isPlain ? (
        <>
          <PlainPane pdf={pdf} page={page} words={place.find} onTrouble={handlePageTrouble} />
          {bar(null)}
        </>
      ) : (
        <PagePane
          pdf={pdf}
          sizes={sizes}
          jump={{ ...place.jump, page }}
          zoom={zoom}
          onZoom={setZoom}
          onPage={place.notePage}
          onGo={goTo}
          onTrouble={handlePageTrouble}
          hitsOf={find.hitsOf}
          currentHit={find.currentKey}
        >
          {(scale) => bar(<ZoomTools zoom={zoom} scale={scale} onZoom={handleZoom} />)}
        </PagePane>
      )}
    </>
  );
}

const focusPane = (): void => document.getElementById(PANE_ID)?.focus({ preventScroll: true });

/** Contents of the open document; empty while loading, and without an outline. */
function useOutline(pdf: PDFDocumentProxy): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    let isClosed = false;
    readOutline(pdf).then(
      (found) => {
        if (!isClosed) setEntries(found);
      },
      // Unreadable contents are treated as missing.
      () => {},
    );
    return () => {
      isClosed = true;
    };
  }, [pdf]);
  return entries;
}
