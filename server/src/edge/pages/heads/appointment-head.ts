import type { Appointment } from '@press-room/contract/appointments';
import type { Language } from '@press-room/contract/languages';
import { appointmentPage, CALENDAR_ENDING } from '@press-room/contract/pages';
import { toWhen } from '../../../content/appointments/answers/address.ts';
import { byOfficeClock } from '../../../content/appointments/answers/calendar-entry.ts';
import { findVisibleAppointment } from '../../../content/appointments/reading.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import { toSlug } from '../../../platform/text/file-names.ts';
import { escapeMarkup } from '../../../platform/text/markup.ts';
import { cardOfAppointment } from '../cards/card.ts';
import { cutDescription, filled, type Told } from '../head.ts';
import { describePage, type Telling } from '../telling.ts';

/** Null if it is not public, or over. */
export async function tellAppointment(telling: Telling, { id }: { id: number }): Promise<Told | null> {
  const { context, language } = telling;
  const { config, database, now } = context;
  const appointment = await findVisibleAppointment(database.db, id, { reader: ANYBODY, now: now() });
  if (appointment === null) return null;
  const title = wordsIn(appointment.title, language);
  const pathIn = (each: Language): string =>
    appointmentPage(each, { id, slug: toSlug(wordsIn(appointment.title, each)) });
  const facts = [
    toWhen(appointment, language),
    wordsIn(appointment.place, language),
    wordsIn(appointment.description, language).replaceAll(/\s+/g, ' '),
  ];
  const entry = pathIn(language) + CALENDAR_ENDING;
  return describePage(telling, {
    title,
    description: cutDescription(facts.filter(Boolean).join(' · ')),
    pathIn,
    card: cardOfAppointment(appointment, language),
    feeds: [
      `<link rel="alternate" type="text/calendar" title="${escapeMarkup(title)}" href="${escapeMarkup(entry)}">`,
    ],
    data: toEventData(appointment, {
      language,
      origin: config.PUBLIC_URL,
      address: config.PUBLIC_URL + pathIn(language),
    }),
  });
}

/** With the offset of the office's time zone. */
const toLocalTime = (instant: string): string =>
  byOfficeClock(instant).toString({ timeZoneName: 'never', smallestUnit: 'second' });

function toEventData(
  { title, place, description, status, starts_at, ends_at, press_group, is_remote }: Appointment,
  { language, origin, address }: { language: Language; origin: string; address: string },
) {
  const where = wordsIn(place, language);
  const room = where === '' ? [] : [{ '@type': 'Place', name: where, address: where }];
  // Only people who follow remotely get the link.
  const online = is_remote || where === '' ? [{ '@type': 'VirtualLocation', url: address }] : [];
  const mode = room.length === 0 ? 'Online' : online.length === 0 ? 'Offline' : 'Mixed';
  return {
    '@type': 'Event',
    name: wordsIn(title, language),
    ...filled({ description: wordsIn(description, language) }),
    startDate: toLocalTime(starts_at),
    endDate: toLocalTime(ends_at),
    eventStatus: `https://schema.org/Event${status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: [...room, ...online],
    organizer: { '@type': 'Organization', name: press_group.name, url: origin },
    isAccessibleForFree: true,
  };
}
