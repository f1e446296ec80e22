import type { Person } from '@press-room/contract/people';
import type { ReleaseComment } from '@press-room/contract/release-reviews';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { useSignedInUser } from '../../../lib/auth.ts';
import { joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import panels from '../panels/panels.module.css';
import { CommentForm } from './comment-form.tsx';
import styles from './review.module.css';

/** Name of the author; null: the account was deleted. */
export const toAuthor = (person: Person | null): string =>
  person === null ? m['office.editor.review.gone']() : toPersonName(person);

interface CommentWordsProps {
  comment: ReleaseComment;
  /** An answered comment cannot be deleted: its answers need it. */
  isAnswered: boolean;
  onEdit: (comment: number, body: string) => Promise<boolean>;
  onDelete: (comment: number) => Promise<boolean>;
}

/** Author, time and text; one's own comments can be edited and deleted. */
export function CommentWords({ comment, isAnswered, onEdit, onDelete }: CommentWordsProps) {
  const { id, by, created_at, edited_at, body } = comment;
  const person = useSignedInUser();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const isOwn = by?.id === person.id;
  const edited = edited_at === null ? '' : m['office.editor.review.edited']();
  return (
    <div className={styles.comment}>
      <p className={panels.hint}>{joinFacts([toAuthor(by), officeMoment(created_at), edited])}</p>
      {open === 'edit' ? (
        <CommentForm
          label={m['office.editor.review.editLabel']()}
          action={m['office.editor.review.editSave']()}
          initial={body}
          onSend={async (words) => {
            const isDone = await onEdit(id, words);
            if (isDone) close();
            return isDone;
          }}
        />
      ) : (
        <p className={styles.words} dir="auto">
          {body}
        </p>
      )}
      {isOwn && (
        <div className={panels.row}>
          <button
            type="button"
            className={styles.own}
            aria-expanded={open === 'edit'}
            onClick={() => setOpen(open === 'edit' ? null : 'edit')}
          >
            {open === 'edit' ? m['office.editor.cancel']() : m['office.editor.review.edit']()}
          </button>
          {!isAnswered && (
            <button type="button" className={styles.own} onClick={() => setOpen('delete')}>
              {m['office.editor.review.delete']()}
            </button>
          )}
        </div>
      )}
      {open === 'delete' && (
        <Dialog title={m['office.editor.review.deleteAsk']()} kind="alert" onClose={close}>
          <p className={styles.words}>{body}</p>
          <div className={panels.actions}>
            <button
              type="button"
              className={buttons.button}
              onClick={() => {
                close();
                void onDelete(id);
              }}
            >
              {m['office.editor.review.delete']()}
            </button>
            <button type="button" className={buttons.quiet} onClick={close}>
              {m['office.editor.cancel']()}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
