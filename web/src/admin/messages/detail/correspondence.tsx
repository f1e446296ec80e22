import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { MessageLetter, MessageNote, OfficeMessage } from '@press-room/contract/messages';
import { shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { Instant } from '../../components/page/instant.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { LETTER_STATES } from '../labels.ts';
import { Given } from './given.tsx';
import styles from './message-page.module.css';

interface CorrespondenceProps {
  message: OfficeMessage;
  /** Whether the officer can end links of answers. */
  mayEnd: boolean;
}

/** Correspondence with notes of colleagues, oldest first. */
export function Correspondence({ message, mayEnd }: CorrespondenceProps) {
  const { id, name, email, created_at, message: text, letters, notes } = message;
  const entries = [
    ...letters.map((letter) => ({ at: letter.at, letter, note: null })),
    ...notes.map((note) => ({ at: note.at, letter: null, note })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className={styles.letters}>
      <li className={styles.letter}>
        <p className={styles.head}>
          <bdi className={styles.author}>{name || toReadableAddress(email)}</bdi>
          <Instant at={created_at} />
        </p>
        <p className={styles.text} dir="auto">
          {text}
        </p>
      </li>
      {entries.map(({ letter, note }) =>
        letter ? (
          <MailTemplate key={`letter ${letter.id}`} letter={letter} message={id} mayEnd={mayEnd} />
        ) : (
          <Note key={`note ${note.id}`} note={note} />
        ),
      )}
    </ol>
  );
}

const Note = ({ note: { at, by, text } }: { note: MessageNote }) => (
  <li className={`${styles.letter} ${styles.note}`}>
    <p className={styles.head}>
      <bdi className={styles.author}>{by ? toPersonName(by) : m['office.messages.formerColleague']()}</bdi>
      <StatusChip kind="plain" label={m['office.messages.note']()} />
      <Instant at={at} />
    </p>
    <p className={styles.text} dir="auto">
      {text}
    </p>
  </li>
);

interface LetterProps extends Pick<CorrespondenceProps, 'mayEnd'> {
  letter: MessageLetter;
  /** Id of the message. */
  message: number;
}

function MailTemplate({ letter, message, mayEnd }: LetterProps) {
  const { state, by, email, at, text, is_marked, handout } = letter;
  const { kind, label } = shownOf(LETTER_STATES, state);
  const author =
    state === 'received'
      ? toReadableAddress(email)
      : by
        ? toPersonName(by)
        : m['office.messages.formerColleague']();
  return (
    <li className={styles.letter} data-own={state !== 'received'}>
      <p className={styles.head}>
        <bdi className={styles.author}>{author}</bdi>
        <StatusChip kind={kind} label={label()} />
        <Instant at={at} />
      </p>
      {!is_marked && <p className={styles.failed}>{m['office.messages.unmarked']()}</p>}
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {handout && <Given handout={handout} message={message} mayEnd={mayEnd} />}
      {state === 'failed' && <p className={styles.failed}>{m['office.messages.letterFailed']()}</p>}
    </li>
  );
}
