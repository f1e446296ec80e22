import { LANGUAGES } from '@press-room/contract/languages';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import panels from '../panels/panels.module.css';
import { hasPending } from '../saving/pending.ts';
import { useEditingState, useSaved } from '../saving/use-editing.ts';
import { UpdateDialog } from './update-dialog.tsx';

/** Corrections so far, with the form for another. */
export function CorrectionList() {
  const state = useEditingState();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <p className={panels.hint}>{m['office.editor.afterwards.silent']()}</p>
      <div className={panels.actions}>
        <button type="button" className={buttons.quiet} onClick={() => setIsAsked(true)}>
          {hasPending(state) ? m['office.editor.pending.update']() : m['office.editor.afterwards.correct']()}
        </button>
      </div>
      {isAsked && <UpdateDialog onClose={() => setIsAsked(false)} />}
      <PastCorrections />
    </>
  );
}

/** Corrections so far, with their authors. */
export function PastCorrections() {
  const { corrections, text } = useSaved();
  return (
    <>
      {corrections.length > 0 && (
        <ul className={panels.list}>
          {corrections.map(({ id, at, by, note }) => (
            <li key={id} className={panels.card}>
              <p className={panels.hint}>{joinFacts([officeMoment(at), by ? toPersonName(by) : ''])}</p>
              {LANGUAGES.toReversed()
                .filter((language) => text[language] && note[language])
                .map((language) => (
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
