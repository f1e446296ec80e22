import { calendarPath, EVENT_LANES } from '@press-room/contract/events';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { FastifyInstance } from 'fastify';
import ical, { type ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { AppContext } from '../../core/context.ts';
import { hasLane, type StoredEvent, toEvent } from '../../core/events/event.ts';
import { sendPublic } from '../../platform/http/public-answer.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';
import { toText } from '../../platform/text/messages.ts';
import { listEventsFrom } from './queries.ts';

/** Requested refresh interval: the shortest that most programs support. */
const REFRESH_SECONDS = 3600;
const DAY_MS = 86_400_000;

/** `/en/events.ics`: events that have not ended, for subscribing programs. */
export function serveCalendar(app: FastifyInstance, context: AppContext): void {
  for (const language of LANGUAGES) {
    const path = calendarPath(language);
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendPublic(request, reply, context, {
        key: path,
        mediaType: 'text/calendar',
        language,
        build: () => buildCalendar(context, language),
      }),
    );
  }
}

/**
 * Visible events as RFC 5545: each with its days, and the application deadline, in UTC. A change increments `SEQUENCE`;
 * deleted and past events are removed.
 */
async function buildCalendar(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  language: Language,
): Promise<string> {
  const host = new URL(config.PUBLIC_URL).hostname;
  const calendar = ical({
    name: toText({ key: 'feed_events' }, language),
    prodId: { company: host, product: 'press-room', language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  const url = `${config.PUBLIC_URL}/#/account/accreditation`;
  for (const row of await listEventsFrom(database.db, now()))
    addEvent(calendar, row, { host, url, language });
  return calendar.toString();
}

interface Around {
  host: string;
  url: string;
  language: Language;
}

function addEvent(calendar: ICalCalendar, row: StoredEvent, { host, url, language }: Around): void {
  const { id, version, updated_at, starts_on, ends_on, applications_until } = row;
  const event = toEvent(row);
  const summary = wordsIn(event.name, language);
  const shared = {
    sequence: version - 1,
    // Without a method it is the last change of the event (RFC 5545, 3.8.7.2): equal for each request.
    stamp: new Date(updated_at),
    lastModified: new Date(updated_at),
    url,
    location: wordsIn(event.place, language) || null,
    // An event must not mark the day as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
  calendar.createEvent({
    ...shared,
    id: `event-${id}@${host}`,
    summary,
    allDay: true,
    start: new Date(starts_on),
    // The day after its last one (RFC 5545, 3.6.1); days are in UTC.
    end: new Date(Date.parse(ends_on) + DAY_MS),
  });
  if (applications_until === null || !EVENT_LANES.some((lane) => hasLane(event, lane))) return;
  calendar.createEvent({
    ...shared,
    id: `event-${id}-applications@${host}`,
    summary: toText({ key: 'feed_applications_end', parameters: { event: summary } }, language),
    start: new Date(applications_until),
  });
}
