import { useId } from 'react';
import { answerLeave, type LeaveHold } from '../lib/leave.ts';
import { useClosing, useModal } from '../lib/use-modal.ts';
import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import styles from './leave-dialog.module.css';

/** Asks before unsaved changes are lost. Escape stays. */
export function LeaveDialog({ hold }: { hold: LeaveHold }) {
  return hold.isAsked && <Question />;
}

function Question() {
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...useClosing(() => answerLeave(false))}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {m['account.leave.title']()}
      </h2>
      <p id={`${id}-text`}>{m['account.leave.text']()}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={() => answerLeave(false)}>
          {m['account.leave.stay']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={() => answerLeave(true)}>
          {m['account.leave.go']()}
        </button>
      </div>
    </dialog>
  );
}
