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
  /** Address of the public page. */
  address: string;
  /** Element in which passages are selected. */
  within: RefObject<HTMLElement | null>;
}

/** Milliseconds. A tap clears the selection before its click event: the button remains visible for that time. */
const TAP_MS = 500;

/** Copies a link to the selected passage on the public page. */
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

/** Selection within the text of a release; null: none. */
function readSelection(text: HTMLElement | null): Range | null {
  const selection = getSelection();
  if (text === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  if (!range.intersectsNode(text)) return null;
  // A triple click extends the selection to the start of the next element.
  if (!text.contains(range.startContainer)) range.setStart(text, 0);
  if (!text.contains(range.endContainer)) range.setEnd(text, text.childNodes.length);
  return range.toString().trim() === '' ? null : range;
}

/** Link to the passage; the plain address if the browser does not support it or the passage is ambiguous. */
function toQuote(address: string, range: Range): string {
  if (!('fragmentDirective' in document)) return address;
  const page = readPageText(document.body, range);
  const directive = page && toDirective(page.text, page.from, page.to);
  return directive ? `${address}#${writeDirective(directive)}` : address;
}
