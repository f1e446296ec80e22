import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { keepClear } from '../../../lib/bottom-bar.ts';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './page-bar.module.css';
import { ToolButton } from './tool-button.tsx';

type PageBarProps = { page: number; pages: number; onGo: (page: number) => void; children: ReactNode };

/** Navigation between pages, with the zoom beside it. */
export function PageBar({ page, pages, onGo, children }: PageBarProps) {
  const shown = { page: formatNumber(page), pages: formatNumber(pages) };
  return (
    <div ref={keepClear} className={styles.bar} role="toolbar" aria-label={m['magazines.reader.paging']()}>
      <div className={styles.group}>
        <ToolButton
          icon="back"
          label={m['magazines.reader.previousPage']()}
          isOff={page <= 1}
          isDirected
          onPress={() => onGo(page - 1)}
        />
        <PageField page={page} pages={pages} onGo={onGo} />
        <span className={styles.pages}>{m['magazines.reader.ofPages']({ pages: shown.pages })}</span>
        <ToolButton
          icon="next"
          label={m['magazines.reader.nextPage']()}
          isOff={page >= pages}
          isDirected
          onPress={() => onGo(page + 1)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {m['magazines.reader.pageOf'](shown)}
      </p>
      {children && <div className={styles.group}>{children}</div>}
    </div>
  );
}

/** Applies the input on blur or Enter. */
function PageField({ page, pages, onGo }: Omit<PageBarProps, 'children'>) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const settle = () => {
    const wanted = Number(text);
    if (text?.trim() && Number.isInteger(wanted)) onGo(Math.min(pages, Math.max(1, wanted)));
    setText(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {m['magazines.reader.page']()}
      </label>
      <input
        id={id}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        value={text ?? String(page)}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={handleKey}
      />
    </>
  );
}
