import {
  type AppointmentCheckIn,
  type AppointmentEntryResult,
  appointmentCheckInPath,
  appointmentEntryPath,
  type CheckIn,
  type CheckInAppointment,
  checkInEntryPath,
  checkInPath,
  ENTRIES_MAX,
  type EntryForm,
  type EntryResult,
} from '@press-room/contract/check-in';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { queryOptions } from '@tanstack/react-query';
import { get, set, update } from 'idb-keyval';
import { getJson, postJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';

export type Entry = EntryForm['entries'][number];

/** Event or appointment of the check-in; default: an event. */
export interface Place {
  id: number;
  isAppointment?: boolean;
}

/** An appointment has the shape of an event, with the days of the appointment. */
export type CheckInEvent = CheckIn['event'] & Place;
export type StoredCheckIn = Omit<CheckIn, 'event'> & { event: CheckInEvent };

/** Person at the check-in. Attendees of an appointment have no lane and no picture. */
type Person = Omit<NonNullable<EntryResult['person']>, 'lane'> & {
  lane: NonNullable<EntryResult['person']>['lane'] | null;
};
export type Heard = Omit<EntryResult, 'person'> & { person: Person | null };

export const toCheckInEvent = ({ id, title, starts_at, ends_at }: CheckInAppointment): CheckInEvent => ({
  id,
  isAppointment: true,
  name: title,
  starts_on: toOfficeDay(new Date(starts_at)),
  ends_on: toOfficeDay(new Date(ends_at)),
});

const nameOf = ({ id, isAppointment }: Place): string => (isAppointment ? `appointment ${id}` : String(id));
const checkInKey = (place: Place) => `check-in ${nameOf(place)}`;
const queueKey = (place: Place) => `check-in queue ${nameOf(place)}`;
const REFRESH_MS = 60_000;

async function askCheckIn({ id, isAppointment }: Place, signal: AbortSignal): Promise<StoredCheckIn> {
  if (!isAppointment) return getJson<CheckIn>(checkInPath(id), {}, signal);
  const { appointment, ...checkIn } = await getJson<AppointmentCheckIn>(
    appointmentCheckInPath(id),
    {},
    signal,
  );
  return { ...checkIn, event: toCheckInEvent(appointment) };
}

/** Offline: the last data of this device, with codes and keys but without names. */
async function loadCheckIn(place: Place, signal: AbortSignal): Promise<StoredCheckIn> {
  try {
    const checkIn = await askCheckIn(place, signal);
    await set(checkInKey(place), checkIn);
    return checkIn;
  } catch (error) {
    const status = statusOf(error) ?? 0;
    const kept = status === 0 || status >= 500 ? await get<StoredCheckIn>(checkInKey(place)) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

export const checkInQuery = (place: Place) =>
  queryOptions({
    queryKey: ['check-in', nameOf(place)],
    queryFn: ({ signal }) => loadCheckIn(place, signal),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });

export const listQueued = async (place: Place): Promise<Entry[]> =>
  (await get<Entry[]>(queueKey(place))) ?? [];

/** Stores an entry before it is sent, so that none is lost. */
export const enqueue = (place: Place, entry: Entry): Promise<void> =>
  update<Entry[]>(queueKey(place), (before = []) => [...before, entry]);

async function sendEntries({ id, isAppointment }: Place, entries: readonly Entry[]): Promise<Heard[]> {
  if (!isAppointment)
    return (await postJson<{ results: EntryResult[] }>(checkInEntryPath(id), { entries })).results;
  const { results } = await postJson<{ results: AppointmentEntryResult[] }>(appointmentEntryPath(id), {
    entries,
  });
  return results.map(({ person, ...result }) => ({
    ...result,
    person: person && { ...person, lane: null, picture: null },
    other_at: null,
  }));
}

/** Sends the queued entries; acknowledged ones are removed. */
export async function sendQueued(place: Place): Promise<Heard[]> {
  const entries = (await listQueued(place)).slice(0, ENTRIES_MAX);
  if (entries.length === 0) return [];
  const results = await sendEntries(place, entries);
  const heard = new Set(results.map(({ key }) => key));
  await update<Entry[]>(queueKey(place), (before = []) => before.filter(({ key }) => !heard.has(key)));
  return results;
}
