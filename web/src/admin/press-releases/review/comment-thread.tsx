import type { ReleaseComment } from '@press-room/contract/release-reviews';
import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import { labelOf } from '../field-labels.ts';
import { jumpTo, useShownLanguage } from '../page/jump.ts';
import panels from '../panels/panels.module.css';
import { useSaved } from '../saving/use-editing.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentWords, toAuthor } from './comment-words.tsx';
import styles from './review.module.css';

interface CommentThreadProps {
  thread: ReleaseComment;
  answers: readonly ReleaseComment[];
  /** Whether the person belongs to the press office of the association. */
  isColleague: boolean;
  onAnswer: (body: string) => Promise<boolean>;
  onSettle: (resolved: boolean) => Promise<boolean>;
  onEdit: (comment: number, body: string) => Promise<boolean>;
  onDelete: (comment: number) => Promise<boolean>;
}

/** A comment, its passage, and the answers. */
export function CommentThread(props: CommentThreadProps) {
  const { thread, answers, isColleague, onAnswer, onSettle, onEdit, onDelete } = props;
  const { company } = useSaved();
  const [isAnswering, setIsAnswering] = useState(false);
  const isSettled = thread.resolved_at !== null;
  const tools = { onEdit, onDelete };
  return (
    <li className={panels.card} data-settled={isSettled}>
      {isSettled && (
        <p className={styles.settled}>
          <Icon name="check" size={16} />
          {m['office.editor.review.settledBy']({ name: toAuthor(thread.resolved_by) })}
        </p>
      )}
      {thread.is_internal && company && (
        <p className={panels.hint}>{m['office.editor.review.internal']({ company: company.name })}</p>
      )}
      {thread.passage && <PassageNote passage={thread.passage} />}
      <CommentWords comment={thread} isAnswered={answers.length > 0} {...tools} />
      {answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <CommentWords comment={answer} isAnswered={false} {...tools} />
        </div>
      ))}
      <div className={panels.row}>
        {isColleague && (
          <button type="button" className={panels.small} onClick={() => void onSettle(!isSettled)}>
            {isSettled ? m['office.editor.review.reopen']() : m['office.editor.review.settle']()}
          </button>
        )}
        <button
          type="button"
          className={panels.small}
          aria-expanded={isAnswering}
          onClick={() => setIsAnswering(!isAnswering)}
        >
          {m['office.editor.review.answer']()}
        </button>
      </div>
      {isAnswering && (
        <CommentForm
          label={m['office.editor.review.answerLabel']()}
          action={m['office.editor.review.answerSend']()}
          onSend={async (body) => {
            const isDone = await onAnswer(body);
            if (isDone) setIsAnswering(false);
            return isDone;
          }}
        />
      )}
    </li>
  );
}

function PassageNote({ passage }: { passage: NonNullable<ReleaseComment['passage']> }) {
  const shown = useShownLanguage();
  const { language, field, exact, state, current } = passage;
  const name = `text.${language}.${field}`;
  return (
    <div className={styles.passage}>
      <q className={styles.quote} lang={language}>
        {exact}
      </q>
      {state === 'gone' && <p>{m['office.editor.review.passageGone']()}</p>}
      {state === 'changed' && (
        <p>
          {m['office.editor.review.passageChanged']()} <q lang={language}>{current}</q>
        </p>
      )}
      <button type="button" className={panels.small} onClick={() => jumpTo(name, shown)}>
        {m['office.editor.review.show']({ field: labelOf(name) })}
      </button>
    </div>
  );
}
