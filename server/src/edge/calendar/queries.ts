import {
  CALENDAR_ENTRIES_MAX,
  type CalendarEntry,
  type CalendarKind,
  type CalendarNoun,
} from '@press-room/contract/calendar';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { startOfOfficeDay, toOfficeDay } from '@press-room/contract/office-clock';
import type { Db } from '../../platform/db/db.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';
import { titleIn } from '../dashboard/queries.ts';

/** From an instant, up to but not including another. */
interface Span {
  from: string;
  to: string;
}

export interface Looked extends Span {
  language: Language;
  now: Date;
}

/** One more than displayed, to detect that there are more. */
const LIMIT = CALENDAR_ENTRIES_MAX + 1;

interface Row {
  noun: CalendarNoun;
  id: number;
  version: number;
  title: string;
  languages?: Language[];
}

type Instants = readonly (readonly [CalendarKind, string | null])[];

/** Instants of the row within the period. */
const toEntries = (row: Row, instants: Instants, { from, to }: Span): CalendarEntry[] =>
  instants.flatMap(([kind, at]) =>
    at !== null && at >= from && at < to ? [{ languages: [], ...row, kind, at, is_day: false }] : [],
  );

const toAppearing = (at: string | null, now: Date): readonly [CalendarKind, string | null] => [
  at !== null && at > now.toISOString() ? 'scheduled' : 'published',
  at,
];

export async function listReleases(db: Db, { language, now, ...span }: Looked): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('press_release as release')
    .select(['release.id', 'release.version', 'release.languages'])
    .select(['release.publish_at', 'release.embargo_until', 'release.expires_at'])
    .select(titleIn(language).as('title'))
    .where('release.status', 'in', ['scheduled', 'published'])
    .where((eb) =>
      eb.or(
        (['publish_at', 'embargo_until', 'expires_at'] as const).map((instant) =>
          eb.and([eb(`release.${instant}`, '>=', span.from), eb(`release.${instant}`, '<', span.to)]),
        ),
      ),
    )
    .orderBy('release.id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.flatMap(({ id, version, title, languages, publish_at, embargo_until, expires_at }) =>
    toEntries(
      {
        noun: 'press_release',
        id,
        version,
        title: title ?? '',
        languages: LANGUAGES.filter((each) => languages.split(',').includes(each)),
      },
      [toAppearing(publish_at, now), ['embargo', embargo_until], ['expiry', expires_at]],
      span,
    ),
  );
}

const INSTANTS = ['published_at', 'embargo_until', 'expires_at'] as const;

/** Publications of a noun that is listed separately for readers. */
const selectPublished = (db: Db, noun: 'gallery' | 'magazine' | 'press_kit', { from, to }: Span) =>
  db
    .selectFrom(noun)
    .select(['id', 'version', ...INSTANTS])
    .where('status', '=', 'published')
    .where((eb) => eb.or(INSTANTS.map((instant) => eb.and([eb(instant, '>=', from), eb(instant, '<', to)]))))
    .orderBy('id', 'desc')
    .limit(LIMIT);

interface Published {
  id: number;
  version: number;
  it: string;
  en: string;
  published_at: string;
  embargo_until: string | null;
  expires_at: string | null;
}

const toPublished = (
  noun: CalendarNoun,
  { id, version, it, en, published_at, embargo_until, expires_at }: Published,
  { language, now, ...span }: Looked,
): CalendarEntry[] =>
  toEntries(
    { noun, id, version, title: wordsIn({ it, en }, language) },
    [toAppearing(published_at, now), ['embargo', embargo_until], ['expiry', expires_at]],
    span,
  );

export async function listGalleries(db: Db, looked: Looked): Promise<CalendarEntry[]> {
  const rows = await selectPublished(db, 'gallery', looked)
    .select(['name_it as it', 'name_en as en'])
    .where('branch_hidden', '=', 0)
    .execute();
  return rows.flatMap((row) => toPublished('gallery', row, looked));
}

export async function listTitled(
  db: Db,
  noun: 'magazine' | 'press_kit',
  looked: Looked,
): Promise<CalendarEntry[]> {
  const rows = await selectPublished(db, noun, looked).select(['title_it as it', 'title_en as en']).execute();
  return rows.flatMap((row) => toPublished(noun, row, looked));
}

export async function listMailings(db: Db, { language, ...span }: Looked): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('mailing')
    .leftJoin('press_release as release', 'release.id', 'mailing.press_release_id')
    .leftJoin('press_review as review', 'review.id', 'mailing.press_review_id')
    .leftJoin('appointment', 'appointment.id', 'mailing.appointment_id')
    .select(['mailing.id', 'mailing.version', 'mailing.send_at'])
    .select((eb) => eb.fn.coalesce('review.title', `appointment.title_${language}`).as('other'))
    .select(titleIn(language).as('title'))
    .where('mailing.state', '=', 'scheduled')
    .where('mailing.send_at', '>=', span.from)
    .where('mailing.send_at', '<', span.to)
    .orderBy('mailing.id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.flatMap(({ id, version, title, other, send_at }) =>
    toEntries({ noun: 'mailing', id, version, title: other ?? title ?? '' }, [['sending', send_at]], span),
  );
}

export async function listAppointments(db: Db, { language, ...span }: Looked): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('appointment')
    .select(['id', 'version', 'title_it as it', 'title_en as en', 'starts_at'])
    .where('status', '=', 'published')
    .where('starts_at', '>=', span.from)
    .where('starts_at', '<', span.to)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.flatMap(({ id, version, starts_at, ...title }) =>
    toEntries(
      { noun: 'appointment', id, version, title: wordsIn(title, language) },
      [['begins', starts_at]],
      span,
    ),
  );
}

/** Days in the event's time zone; an event of a single day has only a start. */
export async function listEventDays(db: Db, { language, ...span }: Looked): Promise<CalendarEntry[]> {
  const [first, last] = [toOfficeDay(new Date(span.from)), toOfficeDay(new Date(span.to))];
  const rows = await db
    .selectFrom('event')
    .select(['id', 'version', 'name_it as it', 'name_en as en'])
    .select(['starts_on', 'ends_on', 'applications_from', 'applications_until'])
    .where((eb) =>
      eb.or([
        ...(['starts_on', 'ends_on'] as const).map((day) =>
          eb.and([eb(day, '>=', first), eb(day, '<', last)]),
        ),
        ...(['applications_from', 'applications_until'] as const).map((instant) =>
          eb.and([eb(instant, '>=', span.from), eb(instant, '<', span.to)]),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.flatMap((row) => {
    const of: Row = { noun: 'event', id: row.id, version: row.version, title: wordsIn(row, language) };
    const days: Instants = [
      ['begins', startOfOfficeDay(row.starts_on).toISOString()],
      ['ends', row.ends_on === row.starts_on ? null : startOfOfficeDay(row.ends_on).toISOString()],
    ];
    const instants: Instants = [
      ['applications_open', row.applications_from],
      ['applications_close', row.applications_until],
    ];
    return [
      ...toEntries(of, days, span).map((entry) => ({ ...entry, is_day: true })),
      ...toEntries(of, instants, span),
    ];
  });
}
