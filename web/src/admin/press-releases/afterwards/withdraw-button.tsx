import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import panels from '../panels/panels.module.css';
import { useStep } from '../publication/use-step.ts';
import { hasHeld } from '../saving/held.ts';
import { useEditingState } from '../saving/use-editing.ts';
import { listPublished, type ReaderNote, ReaderNoteFields } from './reader-note.tsx';

/** Takes a release away from readers, who are told so; asked about before. */
export function WithdrawButton() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={panels.actions}>
      <button type="button" className={buttons.quiet} onClick={() => setIsAsked(true)}>
        {m['office.editor.afterwards.withdraw']()}
      </button>
      {isAsked && <WithdrawDialog onClose={() => setIsAsked(false)} />}
    </div>
  );
}

function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const state = useEditingState();
  const [note, setNote] = useState<ReaderNote>({});
  const { transit, failure, isBusy } = useStep();
  const withdraw = async () => {
    if (await transit({ to: 'archived', withdrawal_note: note })) onClose();
  };
  return (
    <Dialog title={m['office.editor.afterwards.withdrawAsk']()} kind="alert" onClose={onClose}>
      <p>{m['office.editor.afterwards.withdrawText']()}</p>
      {hasHeld(state) && <p>{m['office.editor.afterwards.withdrawHeld']()}</p>}
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
