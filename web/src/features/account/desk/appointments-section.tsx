import type { OwnAppointment } from '@press-room/contract/desk';
import { joinFacts } from '../../../lib/format.ts';
import { formatSpan } from '../../../lib/format-span.ts';
import { labelOf } from '../../../lib/labels.ts';
import { languageOfOwnWords, ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../profile/section.tsx';
import styles from './desk.module.css';

const STATES: Record<OwnAppointment['state'], () => string> = {
  invited: m['agenda.own.invited'],
  confirmed: m['agenda.own.confirmed'],
  waiting: m['agenda.own.waiting'],
  remote: m['agenda.own.remote'],
  declined: m['agenda.own.declined'],
};

/** Appointments that the reader was invited to or answered. */
export function AppointmentsSection({ appointments }: { appointments: readonly OwnAppointment[] }) {
  return (
    <Section title={m['account.desk.appointments']()} hint={m['account.desk.appointmentsHint']()}>
      {appointments.length === 0 && <p>{m['account.desk.appointmentsNone']()}</p>}
      {appointments.length > 0 && (
        <ul className={styles.list}>
          {appointments.map(({ id, title, state, is_cancelled, page, ...span }) => (
            <li key={id} className={styles.row}>
              <a href={page} className={styles.name} lang={languageOfOwnWords(title)}>
                <bdi>{ownWords(title)}</bdi>
              </a>
              <p className={styles.facts}>
                {joinFacts([
                  formatSpan(span),
                  is_cancelled ? m['agenda.cancelled']() : labelOf(STATES, state),
                ])}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
