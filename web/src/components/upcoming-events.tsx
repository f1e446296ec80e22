import { calendarPath, type OpenEvent } from '@press-room/contract/events';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { contactPage } from '@press-room/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useContentLanguage } from '../i18n/content-language.ts';
import { formatInstant } from '../lib/format.ts';
import { formatDays } from '../lib/format-days.ts';
import { languageOfOwnWords, ownWords } from '../lib/own-words.ts';
import { m } from '../paraglide/messages.js';
import { PATHS, toEventPage } from '../paths.ts';
import { AlertButton } from './alert-button.tsx';
import buttons from './button.module.css';
import { eventsQuery } from './events-query.ts';
import { Icon } from './icon.tsx';
import { ShareButtons } from './share-buttons.tsx';
import styles from './upcoming-events.module.css';

/** Next events with dates, place and application deadline. Renders nothing without any, or while loading. */
export function UpcomingEvents() {
  const language = useContentLanguage();
  const { data: events = [] } = useQuery(eventsQuery());
  if (events.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="upcoming-events">
      <h2 id="upcoming-events" className={styles.heading}>
        {m['events.title']()}
      </h2>
      <ul>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <Event event={event} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <a className={buttons.quiet} href={calendarPath(language)}>
          <Icon name="download" size={20} />
          {m['events.calendar']()}
        </a>
        <ShareButtons address={contactPage(language)} title={m['events.title']()} />
      </div>
    </section>
  );
}

function Event({ event }: { event: OpenEvent }) {
  const { name, place, applications_until: until } = event;
  return (
    <>
      <p className={styles.days}>{formatDays(event)}</p>
      <div>
        <h3 className={styles.name}>
          <Link href={toEventPage(event.id)} lang={languageOfOwnWords(name)}>
            <bdi>{ownWords(name)}</bdi>
          </Link>
        </h3>
        <p className={styles.place}>
          <bdi lang={languageOfOwnWords(place)}>{ownWords(place)}</bdi>
        </p>
      </div>
      <div>
        {event.is_open && (
          <p className={styles.accreditation}>
            <Link href={PATHS.ownAccreditation}>{m['events.accreditation']()}</Link>
            {until !== null && <span>{m['events.until']({ at: formatInstant(until, OFFICE_ZONE) })}</span>}
          </p>
        )}
        <AlertButton filter={{ event: event.id }} className={buttons.quiet} about={ownWords(name)} />
      </div>
    </>
  );
}
