import type { DashboardEvent } from '@press-room/contract/dashboard';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { useId } from 'react';
import { Link } from 'wouter';
import { capitalise, formatInstant, region } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { toOfficePressRelease } from '../paths.ts';
import styles from './dashboard-page.module.css';

const KINDS: Record<DashboardEvent['kind'], () => string> = {
  publication: m['office.desk.event.publication'],
  embargo: m['office.desk.event.embargo'],
  expiry: m['office.desk.event.expiry'],
};

const format = (at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(region(), { ...options, timeZone: OFFICE_ZONE }).format(new Date(at));

const dayOf = (at: string): string =>
  capitalise(format(at, { weekday: 'long', day: 'numeric', month: 'long' }));

/** Events of releases in the next seven days, by office day. */
export function Timeline({ events }: { events: readonly DashboardEvent[] }) {
  const id = useId();
  const days = Object.entries(Object.groupBy(events, ({ at }) => dayOf(at)));
  return (
    <section className={styles.timeline} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {m['office.desk.timeline']()}
      </h2>
      {days.length === 0 && <p className={styles.clear}>{m['office.desk.nothingPlanned']()}</p>}
      <ol className={styles.days}>
        {days.map(([day, planned = []]) => (
          <li key={day} className={styles.day}>
            <h3 className={styles.date}>{day}</h3>
            <ol className={styles.events}>
              {planned.map(({ at, kind, release }) => (
                <li key={`${kind} ${release.id}`} className={styles.event} data-kind={kind}>
                  <time dateTime={at} title={formatInstant(at)} className={styles.hour}>
                    {format(at, { hour: '2-digit', minute: '2-digit' })}
                  </time>
                  <Link href={toOfficePressRelease(release.id)}>
                    <bdi>{release.title || m['office.releases.untitled']({ id: release.id })}</bdi>
                  </Link>
                  <span className={styles.facts}>{labelOf(KINDS, kind)}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
