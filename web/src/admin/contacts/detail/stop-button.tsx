import { CONTACT_PATH, type Contact } from '@press-room/contract/contacts';
import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { mayLeave } from '../../../lib/leave.ts';
import { m } from '../../../paraglide/messages.js';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { contactName } from '../labels.ts';

interface StopButtonProps {
  row: Contact;
  onStopped: (row: Contact) => void;
}

/** Records an objection to messages, which the press office cannot reverse. */
export function StopButton({ row, onStopped }: StopButtonProps) {
  const write = useOfficeWrite(CONTACT_PATH);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const open = () => {
    setFailure(null);
    setIsOpen(true);
  };
  const stop = async () => {
    setIsBusy(true);
    const { id, version } = row;
    const outcome = await write<Contact>({ method: 'POST', id, action: 'stop/', version, body: {} });
    setIsBusy(false);
    if (outcome.kind !== 'saved') {
      setFailure(outcome.error);
      return;
    }
    setIsOpen(false);
    onStopped(outcome.row);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void stop();
  };
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => mayLeave(open) && open()}>
        {m['office.contacts.stop.open']()}
      </button>
      {isOpen && (
        <Dialog
          title={m['office.contacts.stop.title']({ name: contactName(row) })}
          kind="alert"
          onClose={() => setIsOpen(false)}
        >
          <form onSubmit={handleSubmit}>
            <p>{m['office.contacts.stop.text']()}</p>
            <DialogActions
              submitLabel={m['office.contacts.stop.confirm']()}
              isBusy={isBusy}
              failure={failure}
              onClose={() => setIsOpen(false)}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}
