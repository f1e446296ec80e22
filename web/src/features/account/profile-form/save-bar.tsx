import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { keepClear } from '../../../lib/bottom-bar.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import styles from './save-bar.module.css';

type SaveBarProps = { isShown: boolean; isBusy: boolean; failure: Error | null; onDiscard: () => void };

/** Sticky while there are unsaved changes. */
export function SaveBar({ isShown, isBusy, failure, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.holder} role="status">
      {isShown && (
        <div ref={keepClear} className={styles.bar}>
          <p className={styles.text}>{m['account.profile.unsaved']()}</p>
          <div className={forms.actions}>
            <button type="button" className={buttons.quiet} onClick={onDiscard}>
              {m['account.profile.discard']()}
            </button>
            <button type="submit" className={buttons.button} disabled={isBusy}>
              {m['account.profile.save']()}
            </button>
          </div>
          <Refusal error={failure} />
        </div>
      )}
    </div>
  );
}
