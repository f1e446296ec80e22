import type { Asked, Desk } from '@press-room/contract/desk';
import { Link } from 'wouter';
import { formatInstant, joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { Section } from '../profile/section.tsx';
import styles from './desk.module.css';

/** Messages to the press office, each with its answers as a thread. */
export function AskedSection({ asked }: Pick<Desk, 'asked'>) {
  return (
    <Section title={m['account.desk.asked']()} hint={m['account.desk.askedHint']()}>
      {asked.length === 0 && <p>{m['account.desk.askedNone']()}</p>}
      {asked.length > 0 && (
        <ul className={styles.list}>
          {asked.map((message) => (
            <li key={message.id} className={styles.row}>
              <Thread message={message} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={PATHS.contactUs}>{m['shell.menu.contactUs']()}</Link>
      </p>
    </Section>
  );
}

function Thread({ message }: { message: Asked }) {
  const { reference, subject, message: text, created_at, letters } = message;
  const last = letters.at(-1);
  const state = last?.from === 'office' ? m['account.desk.answered']() : m['account.desk.waiting']();
  const first = { id: 0, at: created_at, from: 'sender' as const, text };
  return (
    <details>
      <summary>
        <bdi className={styles.name}>{subject}</bdi>
        <span className={styles.facts}>
          {joinFacts([reference, state, formatInstant(last?.at ?? created_at)])}
        </span>
      </summary>
      <ol className={styles.thread}>
        {[first, ...letters].map(({ id, at, from, text: said }) => (
          <li key={id} className={from === 'office' ? styles.answer : ''}>
            <p className={styles.facts}>
              {joinFacts([
                from === 'office' ? m['account.desk.fromOffice']() : m['account.desk.fromYou'](),
                formatInstant(at),
              ])}
            </p>
            <p className={styles.said} dir="auto">
              {said}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
