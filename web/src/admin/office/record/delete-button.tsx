import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../saving/describe-outcome.ts';
import { useOfficeWrite } from '../saving/use-office-write.ts';
import styles from './delete-button.module.css';

interface DeleteButtonProps {
  /** Path of the API. */
  noun: string;
  row: { id: number; version: number };
  /** What it is called. */
  name: string;
  onDeleted: () => void;
}

/** Takes a thing away for good, with one question before. */
export function DeleteButton({ noun, row, name, onDeleted }: DeleteButtonProps) {
  const write = useOfficeWrite(noun);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const outcome = await write<undefined>({ method: 'DELETE', id: row.id, version: row.version });
    setIsBusy(false);
    setIsAsking(false);
    if (outcome.kind === 'saved') {
      showToast('success', m['office.record.deleted']({ name }));
      onDeleted();
    } else showToast('error', describeOutcome(outcome));
  };
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => setIsAsking(true)}>
        {m['office.record.delete']()}
      </button>
      {isAsking && (
        <Dialog
          title={m['office.record.deleteTitle']({ name })}
          kind="alert"
          onClose={() => setIsAsking(false)}
        >
          <p className={styles.text}>{m['office.record.deleteText']()}</p>
          <div className={styles.actions}>
            <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void remove()}>
              {m['office.record.delete']()}
            </button>
            <button type="button" className={buttons.quiet} onClick={() => setIsAsking(false)}>
              {m['account.cancel']()}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
