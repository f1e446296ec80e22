import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { isolate, joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { Item } from './items.ts';
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
      <p role="status" className={styles.done}>
        {!isDirty && saving.done && (
          <>
            <Icon name="check" size={20} />
            <span>{describeDone(saving.done)}</span>
          </>
        )}
      </p>
      <Refusal error={saving.failure} />
    </div>
  );
}

const namesOf = (items: readonly Item[]): string => joinWords(items.map(({ name }) => isolate(name)));

function describeDone({ added, removed }: { added: readonly Item[]; removed: readonly Item[] }): string {
  const parts = [
    ...(added.length > 0 ? [m['office.transferList.savedAdded']({ names: namesOf(added) })] : []),
    ...(removed.length > 0 ? [m['office.transferList.savedRemoved']({ names: namesOf(removed) })] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : m['office.record.saved']();
}
