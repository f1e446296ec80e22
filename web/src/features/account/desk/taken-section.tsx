import type { Desk } from '@press-room/contract/desk';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { Link } from 'wouter';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS, toPressRelease } from '../../../paths.ts';
import { Section } from '../profile/section.tsx';
import styles from './desk.module.css';

/** Records that the reader copied or downloaded. */
export function TakenSection({ taken }: Pick<Desk, 'taken'>) {
  const numbered = taken.map((each, number) => ({ ...each, number }));
  return (
    <Section title={m['account.desk.took']()} hint={m['account.desk.tookHint']()}>
      {taken.length === 0 && <p>{m['account.desk.tookNone']()}</p>}
      {taken.length > 0 && (
        <ul className={styles.list}>
          {numbered.map(({ press_release, name, language, at, number }) => (
            <li key={number} className={styles.row}>
              {press_release === null ? (
                <bdi className={styles.name}>{name}</bdi>
              ) : (
                <Link href={toPressRelease(press_release)} className={styles.name}>
                  <bdi lang={language ?? undefined}>{name}</bdi>
                </Link>
              )}
              <p className={styles.facts}>
                {m['account.desk.taken']({ date: formatOnDay(at, OFFICE_ZONE) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={PATHS.basket}>{m['basket.title']()}</Link>
      </p>
    </Section>
  );
}
