import { type RefObject, useEffect, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { directionOf, useLocale } from '../../../i18n/locale.ts';
import { copyAddress } from '../../../lib/share.ts';
import { m } from '../../../paraglide/messages.js';
import { readPageText } from './page-text.ts';
import styles from './quote-link.module.css';
import { toDirective, writeDirective } from './text-directive.ts';

interface QuoteLinkProps {
  /** Of the public page. */
  address: string;
  /** What passages are selected in. */
  within: RefObject<HTMLElement | null>;
}

/** A tap ends the selection before it is a click: the button stays for so long. */
const TAP_MS = 500;

/** Copies the address of the passage that is selected: it opens the public page there. */
export function QuoteLink({ address, within }: QuoteLinkProps) {
  const passage = useRef<Range | null>(null);
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(leaving);
      const selected = readSelection(within.current);
      if (selected === null) {
        leaving = setTimeout(() => setSelected(false), TAP_MS);
        return;
      }
      passage.current = selected;
      setSelected(true);
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(leaving);
      document.removeEventListener('selectionchange', look);
    };
  }, [within]);
  const direction = directionOf(useLocale());
  if (!isSelected) return null;
  return (
    <p className={`${styles.place} no-print`} dir={direction}>
      <button
        type="button"
        className={`${buttons.button} ${styles.button}`}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => passage.current && void copyAddress(toQuote(address, passage.current))}
      >
        <Icon name="link" size={20} />
        {m['pressReleases.quote.copy']()}
      </button>
    </p>
  );
}

/** What is selected of the text of a release; null: nothing. */
function readSelection(text: HTMLElement | null): Range | null {
  const selection = getSelection();
  if (text === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  if (!range.intersectsNode(text)) return null;
  // A paragraph that is clicked three times is selected up to the beginning of what follows.
  if (!text.contains(range.startContainer)) range.setStart(text, 0);
  if (!text.contains(range.endContainer)) range.setEnd(text, text.childNodes.length);
  return range.toString().trim() === '' ? null : range;
}

/** The plain address where this browser, or the passage, has no such link. */
function toQuote(address: string, range: Range): string {
  if (!('fragmentDirective' in document)) return address;
  const page = readPageText(document.body, range);
  const directive = page && toDirective(page.text, page.from, page.to);
  return directive ? `${address}#${writeDirective(directive)}` : address;
}
