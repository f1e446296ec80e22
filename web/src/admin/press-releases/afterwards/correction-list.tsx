import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../office/moments.ts';
import panels from '../panels/panels.module.css';
import { hasHeld } from '../saving/held.ts';
import { useEditingState } from '../saving/use-editing.ts';
import { listPublished } from './reader-note.tsx';
import { UpdateDialog } from './update-dialog.tsx';

/** What readers were told of changes, and the way to tell them more. */
export function CorrectionList() {
  const state = useEditingState();
  const [isAsked, setIsAsked] = useState(false);
  const { corrections } = state.saved;
  return (
    <>
      <p className={panels.hint}>{m['office.editor.afterwards.silent']()}</p>
      <div className={panels.actions}>
        <button type="button" className={buttons.quiet} onClick={() => setIsAsked(true)}>
          {hasHeld(state) ? m['office.editor.held.update']() : m['office.editor.afterwards.correct']()}
        </button>
      </div>
      {isAsked && <UpdateDialog onClose={() => setIsAsked(false)} />}
      {corrections.length > 0 && (
        <ul className={panels.list}>
          {corrections.map(({ id, at, note }) => (
            <li key={id} className={panels.card}>
              <p className={panels.hint}>{officeMoment(at)}</p>
              {listPublished(state.saved).map((language) => (
                <p key={language} lang={language}>
                  {note[language]}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
