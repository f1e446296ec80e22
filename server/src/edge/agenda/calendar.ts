import { agendaCalendarPath } from '@press-room/contract/appointments';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { appointmentPage, appointmentsRoot, CALENDAR_ENDING, readPage } from '@press-room/contract/pages';
import type { FastifyInstance } from 'fastify';
import ical, { ICalEventStatus } from 'ical-generator';
import { toEntryId, toEntryTimes, VTIMEZONE } from '../../content/appointments/answers/calendar-entry.ts';
import type { AppContext } from '../../core/context.ts';
import { ANYBODY, visibleTo } from '../../core/visibility/visibility.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { sendPublic } from '../../platform/http/public-answer.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';
import { toSlug } from '../../platform/text/file-names.ts';
import { toText } from '../../platform/text/messages.ts';

/** Requested refresh interval: the shortest that most programs support. */
const REFRESH_SECONDS = 3600;
const LISTED = 200;

/**
 * `/en/agenda.ics`: public appointments that have not ended, for subscribing programs;
 * `/en/appointments/some-words-12.ics`: one of them.
 */
export function serveAgenda(app: FastifyInstance, context: AppContext): void {
  for (const language of LANGUAGES) {
    const path = agendaCalendarPath(language);
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendPublic(request, reply, context, {
        key: path,
        mediaType: 'text/calendar',
        language,
        build: () => buildAgenda(context, language),
      }),
    );
    const one = `${appointmentsRoot(language)}/:name(^[a-z0-9-]*-\\d{1,9})${CALENDAR_ENDING}`;
    app.get(one, { schema: { hide: true } }, (request, reply) => {
      const [asked = ''] = request.url.split('?', 1);
      const page = readPage(asked.slice(0, -CALENDAR_ENDING.length));
      if (page?.kind !== 'appointment') throw notFound();
      const { id } = page;
      return sendPublic(request, reply, context, {
        key: `calendar ${language} ${id}`,
        mediaType: 'text/calendar',
        language,
        build: () => buildAgenda(context, language, id),
      });
    });
  }
}

/** @throws 404 if the requested one is not public */
async function buildAgenda(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  language: Language,
  one?: number,
): Promise<string> {
  const site = new URL(config.PUBLIC_URL);
  const calendar = ical({
    prodId: { company: site.hostname, product: 'press-room', language: language.toUpperCase() },
    timezone: { name: null, generator: () => VTIMEZONE },
    ...(one === undefined && { name: toText({ key: 'feed_agenda' }, language), ttl: REFRESH_SECONDS }),
  });
  let query = database.db
    .selectFrom('appointment')
    .selectAll()
    .where(visibleTo(ANYBODY, now(), 'appointment'));
  if (one !== undefined) query = query.where('id', '=', one);
  const rows = await query.orderBy('starts_at').orderBy('id').limit(LISTED).execute();
  if (one !== undefined && rows.length === 0) throw notFound();
  for (const row of rows)
    calendar.createEvent({
      id: toEntryId(row.id, site),
      sequence: row.sequence,
      stamp: new Date(row.updated_at),
      lastModified: new Date(row.updated_at),
      ...toEntryTimes(row),
      url: `${config.PUBLIC_URL}${appointmentPage(language, { id: row.id, slug: toSlug(wordsIn({ it: row.title_it, en: row.title_en }, language)) })}`,
      summary: wordsIn({ it: row.title_it, en: row.title_en }, language),
      description: wordsIn({ it: row.description_it, en: row.description_en }, language) || null,
      location: wordsIn({ it: row.place_it, en: row.place_en }, language) || null,
      status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}
