import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import styles from './page-text.module.css';
import { readPageText } from './page-texts.ts';

type PageTextProps = {
  pdf: PDFDocumentProxy;
  page: PDFPageProxy;
  /** Called with the element of each text run. */
  onRuns: (runs: readonly HTMLElement[]) => void;
};

/** Invisible text over a page, for selection, copying and screen readers. */
export function PageText({ pdf, page, onRuns }: PageTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = document.createElement('div');
    container.className = styles.text ?? '';
    let isClosed = false;
    const show = async () => {
      const content = await readPageText(pdf, page.pageNumber);
      if (isClosed) return;
      const layer = new TextLayer({
        textContentSource: content,
        container,
        viewport: page.getViewport({ scale: 1 }),
      });
      holder.current?.replaceChildren(container);
      await layer.render();
      if (isClosed) return;
      if (content.lang) container.lang = content.lang;
      container.append(createEnd());
      onRuns(layer.textDivs);
    };
    // A page is readable without its text layer.
    show().catch(() => {});
    return () => {
      isClosed = true;
      container.remove();
    };
  }, [pdf, page, onRuns]);
  return (
    <div
      ref={holder}
      className={styles.holder}
      onPointerDown={(event) => noteSelecting(event.currentTarget)}
    />
  );
}

/**
 * Covers the area below the text during a selection. Without it, the selection jumps to the end of the page between
 * lines.
 */
function createEnd(): HTMLElement {
  const end = document.createElement('div');
  end.className = styles.end ?? '';
  return end;
}

function noteSelecting(holder: HTMLElement): void {
  holder.toggleAttribute('data-selecting', true);
  addEventListener('pointerup', () => holder.toggleAttribute('data-selecting', false), { once: true });
}
