import type { OwnAccreditation } from '@press-room/contract/event-accreditations';
import type { OpenEvent } from '@press-room/contract/events';
import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from '../../components/events-query.ts';
import { Failure } from '../../components/failure.tsx';
import { InEnglish } from '../../components/in-english.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { directionOf, useLocale } from '../../i18n/locale.ts';
import { m } from '../../paraglide/messages.js';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import styles from './accreditation-page.module.css';
import { NewApplication } from './new-application.tsx';
import { OwnApplication } from './own-application.tsx';
import { ownAccreditationsQuery } from './queries.ts';

/** The reader's applications for events with badges, and events that accept applications. */
export function AccreditationPage() {
  const own = useQuery(ownAccreditationsQuery());
  // Not the events cached by Home: new ones may be open.
  const events = useQuery({ ...eventsQuery(), staleTime: 0 });
  useScreenTitle(m['account.eventAccreditation']());
  if (own.data && events.data) return <Loaded own={own.data} events={events.data} />;
  const error = own.error ?? events.error;
  const retry = () => void Promise.all([own.refetch(), events.refetch()]);
  return error ? <Failure level={1} error={error} onRetry={retry} /> : <ScreenSkeleton />;
}

function Loaded({ own, events }: { own: OwnAccreditation[]; events: OpenEvent[] }) {
  const locale = useLocale();
  const isAppliedFor = ({ id }: OpenEvent): boolean => own.some(({ event }) => event.id === id);
  const others = events.filter((event) => !isAppliedFor(event));
  return (
    <InEnglish>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 lang={locale} dir={directionOf(locale)} className={styles.title}>
            {m['account.eventAccreditation']()}
          </h1>
          <p className={styles.lede}>{m['office.fair.lede']()}</p>
        </header>
        {own.map((each) => (
          <OwnApplication key={each.id} own={each} />
        ))}
        {others.map((event) => (
          <NewApplication key={event.id} event={event} />
        ))}
        {own.length + others.length === 0 && (
          <Notice title={m['office.fair.none.title']()} text={m['office.fair.none.text']()} />
        )}
      </div>
    </InEnglish>
  );
}
