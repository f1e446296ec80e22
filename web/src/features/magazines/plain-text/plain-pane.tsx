import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Highlighted } from '../../../components/highlighted.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { markWords } from '../../../lib/mark-words.ts';
import { m } from '../../../paraglide/messages.js';
import { readPageText, runsOf } from '../page/page-texts.ts';
import { PANE_ID } from '../pages/pane-id.ts';
import { type Paragraph, toParagraphs } from './paragraphs.ts';
import styles from './plain-pane.module.css';

type PlainPaneProps = {
  pdf: PDFDocumentProxy;
  page: number;
  words: string;
  onTrouble: (error: unknown) => void;
};
type PlainPage = { number: number; lang: string | null; paragraphs: Paragraph[] };

/** A page as plain text in the reader's font size: for phones, screen readers and copying. */
export function PlainPane({ pdf, page, words, onTrouble }: PlainPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<PlainPage | null>(null);
  useEffect(() => {
    let isClosed = false;
    readPageText(pdf, page).then(
      (content) => {
        if (isClosed) return;
        setShown({ number: page, lang: content.lang, paragraphs: toParagraphs(runsOf(content)) });
        pane.current?.scrollTo({ top: 0, behavior: 'instant' });
      },
      (error: unknown) => {
        if (!isClosed) onTrouble(error);
      },
    );
    return () => {
      isClosed = true;
    };
  }, [pdf, page, onTrouble]);
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  return (
    <section
      id={PANE_ID}
      ref={pane}
      className={styles.pane}
      aria-label={m['magazines.reader.plainText']()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
      tabIndex={0}
    >
      {shown && (
        <article className={styles.text} lang={shown.lang ?? undefined}>
          <h3 className={styles.page}>{m['magazines.list.page']({ page: formatNumber(shown.number) })}</h3>
          {shown.paragraphs.length === 0 && <p className={styles.none}>{m['magazines.reader.noText']()}</p>}
          {shown.paragraphs.map((paragraph) => (
            <PlainParagraph key={paragraph.line} paragraph={paragraph} words={words} />
          ))}
        </article>
      )}
    </section>
  );
}

function PlainParagraph({ paragraph, words }: { paragraph: Paragraph; words: string }) {
  const parts = <Highlighted parts={markWords(paragraph.text, words)} />;
  if (!paragraph.isHeading) return <p dir="auto">{parts}</p>;
  return (
    <h4 className={styles.heading} dir="auto">
      {parts}
    </h4>
  );
}
