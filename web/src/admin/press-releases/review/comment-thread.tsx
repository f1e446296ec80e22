import type { ReleaseComment } from '@press-room/contract/release-reviews';
import { useState } from 'react';
import { joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toPersonName } from '../../office/person-name.ts';
import { labelOf } from '../field-labels.ts';
import { officeMoment } from '../moments.ts';
import { jumpTo, useShownLanguage } from '../page/jump.ts';
import panels from '../panels/panels.module.css';
import { CommentForm } from './comment-form.tsx';
import styles from './review.module.css';

interface CommentThreadProps {
  thread: ReleaseComment;
  answers: readonly ReleaseComment[];
  mayWrite: boolean;
  onAnswer: (body: string) => Promise<boolean>;
  onSettle: (resolved: boolean) => Promise<boolean>;
}

/** A comment, where it belongs in the text, and what was answered. */
export function CommentThread({ thread, answers, mayWrite, onAnswer, onSettle }: CommentThreadProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const isSettled = thread.resolved_at !== null;
  return (
    <li className={panels.card} data-settled={isSettled}>
      {thread.passage && <PassageNote passage={thread.passage} />}
      <Words comment={thread} />
      {answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <Words comment={answer} />
        </div>
      ))}
      {isSettled && (
        <p className={panels.hint}>
          {m['office.editor.review.settledBy']({ name: toAuthor(thread.resolved_by) })}
        </p>
      )}
      {mayWrite && (
        <div className={panels.row}>
          <button type="button" className={panels.small} onClick={() => void onSettle(!isSettled)}>
            {isSettled ? m['office.editor.review.reopen']() : m['office.editor.review.settle']()}
          </button>
          <button
            type="button"
            className={panels.small}
            aria-expanded={isAnswering}
            onClick={() => setIsAnswering(!isAnswering)}
          >
            {m['office.editor.review.answer']()}
          </button>
        </div>
      )}
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

const toAuthor = (by: ReleaseComment['by']): string =>
  by === null ? m['office.editor.review.gone']() : toPersonName(by);

function Words({ comment: { by, created_at, edited_at, body } }: { comment: ReleaseComment }) {
  const edited = edited_at === null ? '' : m['office.editor.review.edited']();
  return (
    <div>
      <p className={panels.hint}>{joinFacts([toAuthor(by), officeMoment(created_at), edited])}</p>
      <p className={styles.words} dir="auto">
        {body}
      </p>
    </div>
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
