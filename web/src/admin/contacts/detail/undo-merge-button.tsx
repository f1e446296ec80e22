import { CONTACT_PATH, type Contact } from '@press-room/contract/contacts';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { mayLeave } from '../../../lib/leave.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';

interface UndoMergeButtonProps {
  row: Contact;
  onUndone: (row: Contact) => void;
}

/** Undoes the last merge. */
export function UndoMergeButton({ row, onUndone }: UndoMergeButtonProps) {
  const write = useOfficeWrite(CONTACT_PATH);
  const [isBusy, setIsBusy] = useState(false);
  const undo = async () => {
    setIsBusy(true);
    const { id, version } = row;
    const outcome = await write<Contact>({ method: 'DELETE', id, action: 'merge/', version });
    setIsBusy(false);
    if (outcome.kind !== 'saved') {
      showToast('error', describeOutcome(outcome));
      return;
    }
    showToast('success', m['office.contacts.unmerged']());
    onUndone(outcome.row);
  };
  const begin = () => void undo();
  return (
    <button
      type="button"
      className={buttons.quiet}
      disabled={isBusy}
      onClick={() => mayLeave(begin) && begin()}
    >
      {m['office.contacts.undoMerge']()}
    </button>
  );
}
