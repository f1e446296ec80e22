import { CHECK_IN_PATH, type CheckIn } from '@press-room/contract/check-in';
import { useQuery } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { useSearch } from 'wouter';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { getJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import { joinFacts } from '../../lib/format.ts';
import { formatDays } from '../../lib/format-days.ts';
import { navigate } from '../../lib/navigation.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { OFFICE_PATHS } from '../paths.ts';
import { BadgeCheck } from './badge-check.tsx';
import styles from './check-in-page.module.css';
import { checkInQuery } from './stored-event.ts';

const EVENTS_KEY = 'door events';
type CheckInEvent = CheckIn['event'];

/** Without a line those that this device knew last. */
async function loadEvents(signal: AbortSignal): Promise<CheckInEvent[]> {
  try {
    const { results } = await getJson<{ results: CheckInEvent[] }>(CHECK_IN_PATH, {}, signal);
    await set(EVENTS_KEY, results);
    return results;
  } catch (error) {
    const status = statusOf(error) ?? 0;
    const kept = status === 0 || status >= 500 ? await get<CheckInEvent[]>(EVENTS_KEY) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Check-in of badges at an event; it works offline once it was opened. */
export function CheckInPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['door'],
    queryFn: ({ signal }) => loadEvents(signal),
  });
  return (
    <OfficePage title={m['office.fair.door.title']()}>
      {data && <Chosen events={data} />}
      {!data && error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ScreenSkeleton />}
    </OfficePage>
  );
}

function Chosen({ events }: { events: CheckInEvent[] }) {
  const wanted = Number(new URLSearchParams(useSearch()).get('event'));
  const event = events.find(({ id }) => id === wanted) ?? events[0];
  if (!event)
    return <Notice title={m['office.fair.door.none']()} text={m['office.fair.events.noneText']()} />;
  return (
    <div className={styles.door}>
      {events.length > 1 && (
        <div className={styles.choice}>
          <SelectField
            label={m['office.fair.office.event']()}
            value={String(event.id)}
            options={events.map(({ id, name }) => ({ value: String(id), text: ownWords(name) }))}
            onChange={(id) => navigate(`${OFFICE_PATHS.door}?event=${id}`, { replace: true })}
          />
        </div>
      )}
      <p className={styles.facts}>
        {joinFacts([events.length > 1 ? '' : ownWords(event.name), formatDays(event)])}
      </p>
      <OneCheckIn key={event.id} id={event.id} />
    </div>
  );
}

function OneCheckIn({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(checkInQuery(id));
  if (data) return <BadgeCheck door={data} />;
  return error ? <OfficeFailure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}
