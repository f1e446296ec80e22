import { COMMENT_MAX_LENGTH, type Passage } from '@press-room/contract/release-reviews';
import { type ReactNode, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import panels from '../panels/panels.module.css';
import { NoteField } from './note-field.tsx';
import styles from './review.module.css';

interface CommentFormProps {
  label: string;
  action: string;
  /** Text of a comment that is being edited. */
  initial?: string;
  /** Passage of the comment; absent: an answer, null: the whole release. */
  passage?: Passage | null;
  onForget?: () => void;
  /** @returns whether it was saved; if not, the text remains in the field */
  onSend: (body: string) => Promise<boolean>;
  children?: ReactNode;
}

export function CommentForm(props: CommentFormProps) {
  const { label, action, initial = '', passage, onForget, onSend, children } = props;
  const [body, setBody] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    // Text typed during the call belongs to another comment.
    if (await onSend(body)) setBody((now) => (now === body ? '' : now));
    setIsBusy(false);
  };
  return (
    <div className={styles.form}>
      {passage === null && <p className={panels.hint}>{m['office.editor.review.selectHint']()}</p>}
      {passage && (
        <div className={styles.passage}>
          <q className={styles.quote} lang={passage.language}>
            {passage.exact}
          </q>
          <button type="button" className={panels.small} onClick={onForget}>
            {m['office.editor.review.whole']()}
          </button>
        </div>
      )}
      <NoteField label={label} value={body} most={COMMENT_MAX_LENGTH} onChange={setBody} />
      {children}
      <div className={panels.actions}>
        <button
          type="button"
          className={buttons.quiet}
          disabled={isBusy || body.trim() === ''}
          onClick={() => void send()}
        >
          {action}
        </button>
      </div>
    </div>
  );
}
