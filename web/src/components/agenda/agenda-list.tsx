import type { Appointment } from '@press-room/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { useUser } from '../../lib/auth.ts';
import { joinFacts } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { languageOfOwnWords, ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { toAppointmentPage } from '../../paths.ts';
import buttons from '../button.module.css';
import styles from './agenda.module.css';
import { describeLanguages, KIND_LABELS } from './labels.ts';
import { appointmentsQuery } from './queries.ts';
import { Span } from './span.tsx';

/** Number of appointments shown before "show all". */
const FIRST = 4;

/** Upcoming appointments, of one event or of all. Renders nothing without any, or while loading. */
export function AgendaList({ event }: { event?: number }) {
  const id = useId();
  useContentLanguage();
  const reader = useUser()?.id ?? null;
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { data: appointments = [] } = useQuery(appointmentsQuery(reader, event));
  if (appointments.length === 0) return null;
  const showAll = () => {
    flushSync(() => setIsWhole(true));
    list.current?.children[FIRST]?.querySelector('a')?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {m['agenda.title']()}
      </h2>
      <ul ref={list}>
        {(isWhole ? appointments : appointments.slice(0, FIRST)).map((appointment) => (
          <li key={appointment.id} className={styles.row}>
            <Row appointment={appointment} />
          </li>
        ))}
      </ul>
      {!isWhole && appointments.length > FIRST && (
        <p className={styles.more}>
          <button type="button" className={buttons.quiet} onClick={showAll}>
            {m['agenda.all']({ count: appointments.length })}
          </button>
        </p>
      )}
    </section>
  );
}

function Row({ appointment }: { appointment: Appointment }) {
  const { id, title, place, kind, languages, status, is_remote } = appointment;
  return (
    <>
      <Span of={appointment} />
      <div>
        <h3 className={styles.name}>
          <Link href={toAppointmentPage(id)} lang={languageOfOwnWords(title)}>
            <bdi>{ownWords(title)}</bdi>
          </Link>
        </h3>
        <p className={styles.soft}>
          <bdi lang={languageOfOwnWords(place)}>{ownWords(place)}</bdi>
        </p>
      </div>
      <p className={styles.soft}>
        {status === 'cancelled' && <strong className={styles.cancelled}>{m['agenda.cancelled']()}</strong>}
        {joinFacts([
          labelOf(KIND_LABELS, kind),
          describeLanguages(languages),
          is_remote ? m['agenda.remote']() : '',
        ])}
      </p>
    </>
  );
}
