import { type ReactNode, useId } from 'react';
import { useModal } from '../lib/use-modal.ts';
import styles from './dialog.module.css';

type DialogProps = { title: string; kind?: 'plain' | 'alert'; onClose: () => void; children: ReactNode };

/** A question over the screen, open as long as it is drawn. Escape closes it. */
export function Dialog({ title, kind = 'plain', onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-kind={kind}
      aria-labelledby={id}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
