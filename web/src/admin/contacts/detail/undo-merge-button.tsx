import { CONTACT_PATH, type Contact } from '@press-room/contract/contacts';
import buttons from '../../../components/button.module.css';
import { mayLeave } from '../../../lib/leave.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { useOfficeAct } from '../../components/saving/use-office-write.ts';

interface UndoMergeButtonProps {
  row: Contact;
  onUndone: (row: Contact) => void;
}

/** Undoes the last merge. */
export function UndoMergeButton({ row, onUndone }: UndoMergeButtonProps) {
  const { isBusy, act } = useOfficeAct(CONTACT_PATH);
  const undo = async () => {
    const { id, version } = row;
    const saved = await act<Contact>({ method: 'DELETE', id, action: 'merge/', version });
    if (saved === null) return;
    showToast('success', m['office.contacts.unmerged']());
    onUndone(saved.row);
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
