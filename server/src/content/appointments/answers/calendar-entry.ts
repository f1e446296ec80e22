import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressOf } from '../../../platform/mail/sender.ts';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import type { WholeAnswer } from './queries.ts';

/** Clock changes of the European Union since 1996. */
export const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${OFFICE_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** An instant in the office's time zone: local time with `TZID`. */
export const byOfficeClock = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(OFFICE_ZONE);

/**
 * Start and end of an entry, in UTC if one is in the repeated hour in October: a local time with `TZID` cannot name the
 * second one (RFC 5545, 3.3.5), and programs differ in their interpretation.
 */
export function toEntryTimes({ starts_at, ends_at }: { starts_at: string; ends_at: string }) {
  const [start, end] = [byOfficeClock(starts_at), byOfficeClock(ends_at)];
  return isRepeated(start) || isRepeated(end)
    ? { start: new Date(starts_at), end: new Date(ends_at) }
    : { start, end, timezone: OFFICE_ZONE };
}

function isRepeated(local: Temporal.ZonedDateTime): boolean {
  const clock = local.toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    clock.toZonedDateTime(OFFICE_ZONE, { disambiguation }),
  );
  return first?.epochMilliseconds !== second?.epochMilliseconds;
}

/** Identifies an appointment in calendars: its public entry and personal entries have the same id (RFC 5545). */
export const toEntryId = (id: number, { hostname }: URL): string => `appointment-${id}@${hostname}`;

export interface CalendarEntry {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  content: string;
}

interface Sender {
  publicUrl: string;
  /** Address of MAIL_FROM. */
  from: string;
  organiser: string;
  /** Personal page. */
  url: string;
}

/**
 * Personal calendar entry (RFC 5546). Its sequence grows with each change of the appointment and of the person's place,
 * so it is never lower than that of the public entry. Without an answer or a place it is tentative, and is published
 * without an attendee: otherwise calendars would ask for an answer that only the personal page accepts.
 */
export function buildEntry(
  { answer, appointment, starts_at, ends_at }: WholeAnswer,
  { publicUrl, from, organiser, url }: Sender,
): CalendarEntry {
  const { language } = answer;
  const method = methodOf(answer, appointment);
  const site = new URL(publicUrl);
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: site.hostname, product: 'press-room', language: language.toUpperCase() },
    timezone: { name: null, generator: () => VTIMEZONE },
  });
  const isRemote = answer.state === 'remote';
  const place = wordsIn({ it: appointment.place_it, en: appointment.place_en }, language);
  calendar.createEvent({
    id: toEntryId(appointment.id, site),
    sequence: appointment.sequence + answer.revision,
    stamp: new Date(
      Math.max(Date.parse(appointment.updated_at), Date.parse(answer.answered_at ?? answer.created_at)),
    ),
    ...toEntryTimes({ starts_at, ends_at }),
    summary: wordsIn({ it: appointment.title_it, en: appointment.title_en }, language),
    description:
      wordsIn({ it: appointment.description_it, en: appointment.description_en }, language) || null,
    location: (isRemote ? appointment.link : place) || null,
    url,
    status: EVENT_STATUSES[method],
    organizer: { name: organiser, email: addressOf(from) },
    attendees:
      method === 'PUBLISH'
        ? []
        : [
            {
              name: answer.name || toReadableAddress(answer.email),
              email: answer.email,
              status: method === 'REQUEST' ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.DECLINED,
              rsvp: false,
            },
          ],
  });
  return { method, content: calendar.toString() };
}

const EVENT_STATUSES: Record<CalendarEntry['method'], ICalEventStatus> = {
  PUBLISH: ICalEventStatus.TENTATIVE,
  REQUEST: ICalEventStatus.CONFIRMED,
  CANCEL: ICalEventStatus.CANCELLED,
};

function methodOf(
  { state }: WholeAnswer['answer'],
  { status }: WholeAnswer['appointment'],
): CalendarEntry['method'] {
  if (status !== 'published' || state === 'declined') return 'CANCEL';
  return state === 'confirmed' || state === 'remote' ? 'REQUEST' : 'PUBLISH';
}
