import { type ReactNode, useId } from 'react';
import { useClosing, useModal } from '../lib/use-modal.ts';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  kind?: 'plain' | 'alert';
  /** For side-by-side comparisons. */
  isWide?: boolean;
  onClose: () => void;
  /** Whether Escape may close it; absent: always. */
  mayClose?: () => boolean;
  children: ReactNode;
};

/** Modal dialog, open while it is rendered. Escape closes it. */
export function Dialog({ title, kind = 'plain', isWide, onClose, mayClose, children }: DialogProps) {
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-kind={kind}
      data-wide={isWide}
      aria-labelledby={id}
      // React events bubble through portals: do not submit the form that opened the dialog.
      onSubmit={(event) => event.stopPropagation()}
      {...useClosing(onClose, mayClose)}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
