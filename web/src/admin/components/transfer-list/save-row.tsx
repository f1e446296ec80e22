import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './transfer-list.module.css';
import type { Choice } from './use-choice.ts';
import type { useSaving } from './use-saving.ts';

/** Number of unsaved changes, with the button to save them. */
export function SaveRow({ choice, saving }: { choice: Choice; saving: ReturnType<typeof useSaving> }) {
  const { added, removed, isDirty } = choice;
  return (
    <div className={styles.save}>
      <button
        type="button"
        className={`${buttons.button} ${styles.move}`}
        aria-disabled={!isDirty || saving.isBusy}
        onClick={() => isDirty && !saving.isBusy && saving.save()}
      >
        {m['office.record.save']()}
      </button>
      {isDirty && (
        <>
          <button
            type="button"
            className={buttons.quiet}
            disabled={saving.isBusy}
            onClick={() => choice.reset()}
          >
            {m['office.transferList.discard']()}
          </button>
          <p className={styles.changes}>
            {m['office.transferList.changes']({ added: added.length, removed: removed.length })}
          </p>
        </>
      )}
      <Refusal error={saving.failure} />
    </div>
  );
}
