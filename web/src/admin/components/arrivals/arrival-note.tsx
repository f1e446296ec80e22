import { Icon } from '../../../components/icon.tsx';
import { keepClear } from '../../../lib/bottom-bar.ts';
import { labelOf } from '../../../lib/labels.ts';
import { useStore } from '../../../lib/store.ts';
import { m } from '../../../paraglide/messages.js';
import type { WordFileProblem } from '../word-files/word-file.ts';
import styles from './arrival-note.module.css';
import type { Arrivals, ArrivalNote as Note } from './arrivals.ts';
import { describeLeftOut } from './describe-left-out.ts';

const PROBLEMS: Record<WordFileProblem, () => string> = {
  format: m['office.editor.arrivals.notDocx'],
  large: m['office.editor.arrivals.tooLarge'],
  broken: m['office.editor.arrivals.broken'],
  slow: m['office.editor.arrivals.slow'],
};

function describe(note: Note): string {
  if (note.kind === 'opening') return m['office.editor.arrivals.opening']({ name: note.name });
  if (note.kind === 'leftOut') return describeLeftOut(note.leftOut);
  return `${m['office.editor.arrivals.refused']({ name: note.name })} ${labelOf(PROBLEMS, note.problem)}`;
}

/** Note about the last inserted text. The live region always exists, so that screen readers announce its changes. */
export function ArrivalNote({ arrivals }: { arrivals: Arrivals }) {
  const note = useStore(arrivals.note);
  return (
    <div role="status" className={styles.place}>
      {note && (
        <div ref={keepClear} className={styles.note} data-kind={note.kind}>
          <p>{describe(note)}</p>
          {note.kind !== 'opening' && (
            <button
              type="button"
              className={styles.dismiss}
              aria-label={m['office.editor.arrivals.dismiss']()}
              onClick={() => arrivals.note.set(null)}
            >
              <Icon name="close" size={16} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
