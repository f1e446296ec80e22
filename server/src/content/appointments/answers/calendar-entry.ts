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

/** An instant by the clock of the office: written as local time with `TZID`. */
export const byOfficeClock = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(OFFICE_ZONE);

export interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

interface Sender {
  publicUrl: string;
  /** As in MAIL_FROM. */
  from: string;
  organiser: string;
  /** The personal page. */
  url: string;
}

/**
 * One person's entry as RFC 5546: its UID is the same at every sending, and its sequence grows with every change of the
 * appointment and of the person's place.
 */
export function buildEntry(
  { answer, appointment, starts_at, ends_at }: WholeAnswer,
  { publicUrl, from, organiser, url }: Sender,
): CalendarEntry {
  const { language } = answer;
  const comes = answer.state === 'confirmed' || answer.state === 'remote';
  const method = comes && appointment.status === 'published' ? 'REQUEST' : 'CANCEL';
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: host, product: 'press-room', language: language.toUpperCase() },
    timezone: { name: null, generator: () => VTIMEZONE },
  });
  const isRemote = answer.state === 'remote';
  const place = wordsIn({ it: appointment.place_it, en: appointment.place_en }, language);
  calendar.createEvent({
    id: `appointment-${appointment.id}-${answer.id}@${host}`,
    sequence: appointment.sequence + answer.revision,
    stamp: new Date(
      Math.max(Date.parse(appointment.updated_at), Date.parse(answer.answered_at ?? answer.created_at)),
    ),
    start: byOfficeClock(starts_at),
    end: byOfficeClock(ends_at),
    timezone: OFFICE_ZONE,
    summary: wordsIn({ it: appointment.title_it, en: appointment.title_en }, language),
    description:
      wordsIn({ it: appointment.description_it, en: appointment.description_en }, language) || null,
    location: (isRemote ? appointment.link : place) || null,
    url,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organiser, email: addressOf(from) },
    attendees: [
      {
        name: answer.name || toReadableAddress(answer.email),
        email: answer.email,
        status: comes ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.DECLINED,
        rsvp: false,
      },
    ],
  });
  return { method, content: calendar.toString() };
}
