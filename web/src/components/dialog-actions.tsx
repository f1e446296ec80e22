import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import styles from './dialog-actions.module.css';
import { Refusal } from './refusal.tsx';

type DialogActionsProps = {
  submitLabel: string;
  isBusy: boolean;
  /** Error of the last attempt. */
  failure: Parameters<typeof Refusal>[0]['error'];
  onClose: () => void;
};

/** Foot of a confirmation dialog: error, confirm button and cancel button. */
export function DialogActions({ submitLabel, isBusy, failure, onClose }: DialogActionsProps) {
  return (
    <>
      <Refusal error={failure} />
      <div className={styles.actions}>
        <button
          type="submit"
          className={buttons.button}
          // Not `disabled`: it would lose the focus, which a dialog above this one could not return.
          aria-disabled={isBusy}
          onClick={(event) => isBusy && event.preventDefault()}
        >
          {submitLabel}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </>
  );
}
