import { NOTE_MAX_LENGTH } from '@press-room/contract/release-reviews';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import panels from '../panels/panels.module.css';
import { useStep } from '../publication/use-step.ts';
import { NoteField } from './note-field.tsx';

/** Returns the release to its author with a reason. Approval is in the publish panel. */
export function ReturnForm() {
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { transit, failure, isBusy } = useStep();
  const isMissing = note.trim() === '';
  const send = () => {
    setIsTried(true);
    if (!isMissing) void transit({ to: 'draft', note });
  };
  return (
    <div className={panels.card}>
      <NoteField
        label={m['office.editor.review.returnNote']()}
        value={note}
        most={NOTE_MAX_LENGTH}
        error={isTried && isMissing ? m['office.editor.review.returnNeeded']() : undefined}
        onChange={setNote}
      />
      <div className={panels.actions}>
        <button type="button" className={buttons.quiet} disabled={isBusy} onClick={send}>
          {m['office.editor.review.return']()}
        </button>
      </div>
      {failure && <StatusNote kind="alert" title={failure} />}
    </div>
  );
}
