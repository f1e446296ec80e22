import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolButton } from '../toolbar/tool-button.tsx';
import styles from './contents-panel.module.css';
import type { Entry } from './outline.ts';

type ContentsPanelProps = {
  entries: readonly Entry[];
  page: number;
  onGo: (page: number) => void;
  onClose: () => void;
};

export function ContentsPanel({ entries, page, onGo, onClose }: ContentsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  const current = currentEntry(entries, page)?.key;
  return (
    <nav ref={panel} className={styles.panel} aria-label={m['magazines.contents.title']()}>
      <div className={styles.head}>
        <h3 className={styles.title}>{m['magazines.contents.title']()}</h3>
        <ToolButton icon="close" label={m['magazines.contents.close']()} onPress={onClose} />
      </div>
      <Entries entries={entries} current={current} onGo={onGo} />
    </nav>
  );
}

type EntriesProps = { entries: readonly Entry[]; current: string | undefined; onGo: (page: number) => void };

function Entries({ entries, current, onGo }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, title, page, entries: deeper }) => (
        <li key={key}>
          {page === null ? (
            <p className={styles.entry}>{title}</p>
          ) : (
            <button
              type="button"
              className={styles.entry}
              aria-current={key === current ? 'location' : undefined}
              onClick={() => onGo(page)}
            >
              <span dir="auto">{title}</span>
              <span className={styles.page}>
                <span className="visually-hidden">, {m['magazines.reader.page']()} </span>
                {formatNumber(page)}
              </span>
            </button>
          )}
          {deeper.length > 0 && <Entries entries={deeper} current={current} onGo={onGo} />}
        </li>
      ))}
    </ul>
  );
}

/** Last entry that starts on or before this page. */
function currentEntry(entries: readonly Entry[], page: number): Entry | undefined {
  const all = (some: readonly Entry[]): Entry[] => some.flatMap((entry) => [entry, ...all(entry.entries)]);
  return all(entries).findLast((entry) => entry.page !== null && entry.page <= page);
}
