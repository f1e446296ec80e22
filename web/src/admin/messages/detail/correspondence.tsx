import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { MessageLetter, OfficeMessage } from '@press-room/contract/messages';
import { shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { Instant } from '../../components/page/instant.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { LETTER_STATES } from '../labels.ts';
import styles from './message-page.module.css';

/** What was written to and fro, oldest first. */
export function Correspondence({ message }: { message: OfficeMessage }) {
  const { name, email, created_at, message: text, letters } = message;
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
      {letters.map((letter) => (
        <MailTemplate key={letter.id} letter={letter} />
      ))}
    </ol>
  );
}

function MailTemplate({ letter }: { letter: MessageLetter }) {
  const { state, by, email, at, text, is_marked } = letter;
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
      {state === 'failed' && <p className={styles.failed}>{m['office.messages.letterFailed']()}</p>}
    </li>
  );
}
