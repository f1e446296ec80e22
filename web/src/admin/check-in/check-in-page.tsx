import {
  APPOINTMENT_CHECK_IN_PATH,
  CHECK_IN_PATH,
  type CheckIn,
  type CheckInAppointment,
} from '@press-room/contract/check-in';
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
import { type CheckInEvent, checkInQuery, type Place, toCheckInEvent } from './stored-event.ts';

const EVENTS_KEY = 'check-in events';

/** Loads the events; offline, those stored on this device. */
async function loadEvents(signal: AbortSignal): Promise<CheckInEvent[]> {
  try {
    const [events, appointments] = await Promise.all([
      getJson<{ results: CheckIn['event'][] }>(CHECK_IN_PATH, {}, signal),
      getJson<{ results: CheckInAppointment[] }>(APPOINTMENT_CHECK_IN_PATH, {}, signal),
    ]);
    const all = [...events.results, ...appointments.results.map(toCheckInEvent)];
    await set(EVENTS_KEY, all);
    return all;
  } catch (error) {
    const status = statusOf(error) ?? 0;
    const kept = status === 0 || status >= 500 ? await get<CheckInEvent[]>(EVENTS_KEY) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Address for the event or the appointment. */
const addressOf = ({ id, isAppointment }: CheckInEvent): string =>
  `${isAppointment ? 'appointment' : 'event'}=${id}`;

/** Check-in of badges at an event or an appointment; it works offline once it was opened. */
export function CheckInPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['check-in'],
    queryFn: ({ signal }) => loadEvents(signal),
  });
  return (
    <OfficePage title={m['office.fair.checkIn.title']()}>
      {data && <Chosen events={data} />}
      {!data && error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ScreenSkeleton />}
    </OfficePage>
  );
}

function Chosen({ events }: { events: CheckInEvent[] }) {
  const wanted = useSearch();
  const event = events.find((each) => addressOf(each) === wanted) ?? events[0];
  if (!event)
    return <Notice title={m['office.fair.checkIn.none']()} text={m['office.fair.events.noneText']()} />;
  return (
    <div className={styles.page}>
      {events.length > 1 && (
        <div className={styles.choice}>
          <SelectField
            label={m['office.fair.checkIn.of']()}
            value={addressOf(event)}
            options={events.map((each) => ({ value: addressOf(each), text: ownWords(each.name) }))}
            onChange={(value) => navigate(`${OFFICE_PATHS.checkIn}?${value}`, { replace: true })}
          />
        </div>
      )}
      <p className={styles.facts}>
        {joinFacts([events.length > 1 ? '' : ownWords(event.name), formatDays(event)])}
      </p>
      <OneCheckIn key={addressOf(event)} place={event} />
    </div>
  );
}

function OneCheckIn({ place }: { place: Place }) {
  const { data, error, refetch } = useQuery(checkInQuery(place));
  if (data) return <BadgeCheck checkIn={data} />;
  return error ? <OfficeFailure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}
