import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../moments.ts';
import panels from '../panels/panels.module.css';
import { useStep } from '../publication/use-step.ts';
import { useEditingState } from '../saving/use-editing.ts';
import { listPublished, type ReaderNote, ReaderNoteFields } from './reader-note.tsx';

/** Changes are silent as they are saved; this tells readers of them. */
export function CorrectionForm() {
  const { saved } = useEditingState();
  const [note, setNote] = useState<ReaderNote>({});
  const [isTried, setIsTried] = useState(false);
  const { step, failure, isBusy } = useStep();
  const languages = listPublished(saved);
  const isMissing = (words: string | undefined) => (words ?? '').trim() === '';
  const send = async () => {
    setIsTried(true);
    if (languages.some((language) => isMissing(note[language]))) return;
    if (!(await step({ method: 'PATCH', body: { correction: note } }))) return;
    setNote({});
    setIsTried(false);
  };
  return (
    <>
      <p className={panels.hint}>{m['office.editor.afterwards.silent']()}</p>
      <ReaderNoteFields
        label={m['office.editor.afterwards.correction']()}
        languages={languages}
        note={note}
        onChange={setNote}
        errorOf={(language) =>
          isTried && isMissing(note[language]) ? m['office.editor.afterwards.noteNeeded']() : undefined
        }
      />
      <div className={panels.actions}>
        <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void send()}>
          {m['office.editor.afterwards.correct']()}
        </button>
      </div>
      {failure && <StatusNote kind="alert" title={failure} />}
      {saved.corrections.length > 0 && (
        <ul className={panels.list}>
          {saved.corrections.map(({ id, at, note: told }) => (
            <li key={id} className={panels.card}>
              <p className={panels.hint}>{officeMoment(at)}</p>
              {languages.map((language) => (
                <p key={language} lang={language}>
                  {told[language]}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
