import {
  CALENDAR_DAYS_MAX,
  CALENDAR_ENTRIES_MAX,
  CALENDAR_PATH,
  type Calendar,
  type CalendarEntry,
  calendarSchema,
} from '@press-room/contract/calendar';
import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { type Permission, rightsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { clientOf } from '../../platform/http/client.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { queryValue } from '../../platform/http/query.ts';
import {
  type Looked,
  listAppointments,
  listEventDays,
  listGalleries,
  listMailings,
  listReleases,
  listTitled,
} from './queries.ts';

/** Lists of the calendar, each with its required right. */
const LISTS: readonly [Permission, (db: Db, looked: Looked) => Promise<CalendarEntry[]>][] = [
  ['press_release.view', listReleases],
  ['gallery.view', listGalleries],
  ['magazine.view', (db, looked) => listTitled(db, 'magazine', looked)],
  ['press_kit.view', (db, looked) => listTitled(db, 'press_kit', looked)],
  ['event.view', listEventDays],
  ['appointment.view', listAppointments],
  ['mailing.view', listMailings],
];

const daySchema = z.iso.date();

/** @throws 400 */
function readDay(request: FastifyRequest, name: 'from' | 'to'): string {
  const day = daySchema.safeParse(queryValue(request, name));
  if (!day.success) throw invalidField(name, 'not_a_date');
  return day.data;
}

/** Days of the office, including the last one. @throws 400 if missing or too many */
function readSpan(request: FastifyRequest): Pick<Looked, 'from' | 'to'> {
  const [first, last] = [readDay(request, 'from'), readDay(request, 'to')];
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  if (days < 1 || days > CALENDAR_DAYS_MAX) throw invalidField('to', 'calendar_days');
  return {
    from: startOfOfficeDay(first).toISOString(),
    to: startOfOfficeDay(last, 1).toISOString(),
  };
}

async function buildCalendar({ database, now }: AppContext, request: FastifyRequest): Promise<Calendar> {
  const looked = { ...readSpan(request), language: languageOf(request), now: now() };
  const rights = rightsOf(request.reader.account ?? { groups: [] });
  const found: CalendarEntry[] = [];
  // One scan for all lists, so that it is queued and ended as one.
  await database.scan(clientOf(request), async (db) => {
    for (const [permission, list] of LISTS)
      if (rights.includes(permission)) found.push(...(await list(db, looked)));
  });
  const entries = found.toSorted((one, other) => one.at.localeCompare(other.at) || one.id - other.id);
  return calendarSchema.parse({
    entries: entries.slice(0, CALENDAR_ENTRIES_MAX),
    is_capped: entries.length > CALENDAR_ENTRIES_MAX,
  });
}

/** One call for all nouns, limited in days and entries. */
export function calendarResource(context: AppContext): Resource {
  return {
    path: CALENDAR_PATH,
    access: 'admitted',
    permission: 'desk.view',
    GET: {
      summary: 'What appears, is sent, ends and takes place on some days, as far as who asks may see it',
      querystring: z.object({ from: z.iso.date(), to: z.iso.date() }),
      response: { 200: calendarSchema },
      answer: (request) => buildCalendar(context, request),
    },
  };
}
