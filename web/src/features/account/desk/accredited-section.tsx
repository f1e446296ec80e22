import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { eventsQuery } from '../../../components/events-query.ts';
import { Failure } from '../../../components/failure.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { formatDays } from '../../../lib/format-days.ts';
import { shownOf } from '../../../lib/labels.ts';
import { languageOfOwnWords, ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS, toEventPage } from '../../../paths.ts';
import { STATUS_LABELS } from '../../accreditations/labels.ts';
import { ownAccreditationsQuery } from '../../accreditations/queries.ts';
import { Section } from '../profile/section.tsx';
import styles from './desk.module.css';

/** Events that the reader applied for or can apply for, with the state of the application. */
export function AccreditedSection() {
  const { data: own, error, refetch } = useQuery(ownAccreditationsQuery());
  const { data: events = [] } = useQuery(eventsQuery());
  const applied = new Set(own?.map(({ event }) => event.id));
  const rows = [
    ...(own ?? []).map(({ event, status }) => ({ event, state: shownOf(STATUS_LABELS, status).label() })),
    ...events.filter(({ id }) => !applied.has(id)).map((event) => ({ event, state: '' })),
  ];
  return (
    <Section title={m['account.desk.accredited']()} hint={m['account.desk.accreditedHint']()}>
      {error && !own && <Failure error={error} onRetry={() => void refetch()} />}
      {own && rows.length === 0 && <p>{m['account.desk.accreditedNone']()}</p>}
      {own && rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ event, state }) => (
            <li key={event.id} className={styles.row}>
              <Link
                href={toEventPage(event.id)}
                className={styles.name}
                lang={languageOfOwnWords(event.name)}
              >
                <bdi>{ownWords(event.name)}</bdi>
              </Link>
              <p className={styles.facts}>{joinFacts([formatDays(event), state])}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={PATHS.ownAccreditation}>{m['account.eventAccreditation']()}</Link>
      </p>
    </Section>
  );
}
