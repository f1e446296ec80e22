import { SECTION_RELOAD_MS } from '@press-room/contract/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';
import styles from './reloadable.module.css';

/** Part of a screen that reloads: the previous content remains, faded, until the answer arrives. */
export function Reloadable({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={styles.part} aria-busy={isBusy}>
      <div role="status" className={styles.place}>
        {isBusy && <Spinner />}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Spinner; after a while it adds a text about the delay. */
function Spinner() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SECTION_RELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <p className={styles.late}>{m['shell.reload.late']()}</p>
  ) : (
    <span className={styles.spinner} />
  );
}
