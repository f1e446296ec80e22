import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import panels from '../panels/panels.module.css';
import { useStep } from '../publication/use-step.ts';
import { hasPending } from '../saving/pending.ts';
import { useEditingState } from '../saving/use-editing.ts';
import { hasHolders } from './holders.ts';
import { MailingOffer } from './mailing-offer.tsx';
import { listPublished, type ReaderNote, ReaderNoteFields } from './reader-note.tsx';

/** Asks for confirmation and the note to readers; then offers a mailing to everyone who has the release. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const state = useEditingState();
  const [note, setNote] = useState<ReaderNote>({});
  const mayMail = usePermissions().includes('mailing.create');
  const [isDone, setIsDone] = useState(false);
  const { transit, failure, isBusy } = useStep();
  const withdraw = async () => {
    if (!(await transit({ to: 'archived', withdrawal_note: note }))) return;
    if (mayMail && (await hasHolders(state.saved.id, 'withdrawal'))) setIsDone(true);
    else onClose();
  };
  if (isDone)
    return (
      <Dialog title={m['office.mailings.offer.title']()} onClose={onClose}>
        <MailingOffer release={state.saved.id} kind="withdrawal" onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={m['office.editor.afterwards.withdrawAsk']()} kind="alert" onClose={onClose}>
      <p>{m['office.editor.afterwards.withdrawText']()}</p>
      {hasPending(state) && <p>{m['office.editor.afterwards.withdrawPending']()}</p>}
      <ReaderNoteFields
        label={m['office.editor.afterwards.why']()}
        languages={listPublished(state.saved)}
        note={note}
        onChange={setNote}
      />
      {failure && <StatusNote kind="alert" title={failure} />}
      <div className={panels.actions}>
        <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void withdraw()}>
          {m['office.editor.afterwards.withdraw']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['office.editor.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}
