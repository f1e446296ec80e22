import type { Language } from '@press-room/contract/languages';
import { type ClippingFilter, selectClippings } from '../../content/clippings/queries.ts';
import { type OfficeFilter, selectOfficeReleases } from '../../content/press-releases/admin/queries.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';
import { type MailingFilter, selectMailings } from '../mailings/queries.ts';

/** The filters are those of the lists, so that each number equals the length of its list. */

const releases = (db: Db, filter: OfficeFilter) => selectOfficeReleases(filter).from(db);

export const countReleases = (db: Db, filter: OfficeFilter): Promise<number> =>
  countRows(db.selectFrom(() => releases(db, filter).as('found')));

export const countReleasesByGroup = (db: Db, filter: OfficeFilter) =>
  db
    .selectFrom('press_release')
    .innerJoin('press_group', 'press_group.id', 'press_release.press_group_id')
    .select(['press_group.id', 'press_group.name'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('press_release.id', 'in', releases(db, filter))
    .groupBy(['press_group.id', 'press_group.name'])
    .orderBy('count', 'desc')
    .orderBy('press_group.id')
    .execute();

/** Newest first. */
export const listReleaseIds = (db: Db, filter: OfficeFilter, limit: number) =>
  db
    .selectFrom('press_release')
    .select(['id', 'date'])
    .where('id', 'in', releases(db, filter))
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countMailings(db: Db, filter: MailingFilter) {
  const found = selectMailings(db, filter);
  const states = await db
    .selectFrom('mailing_recipient')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('mailing_id', 'in', found)
    .groupBy('state')
    .execute();
  const links = await db
    .selectFrom('mailing_link')
    .select((eb) => eb.fn.sum<number | null>('visits').as('visits'))
    .where('mailing_id', 'in', found)
    .executeTakeFirst();
  const of = (...names: string[]): number =>
    states.reduce((sum, { state, count }) => (names.includes(state) ? sum + Number(count) : sum), 0);
  return {
    mailings: await countRows(db.selectFrom(() => found.as('found'))),
    accepted: of('accepted'),
    failed: of('refused', 'bounced'),
    visits: Number(links?.visits ?? 0),
  };
}

/** Titles of subjects other than releases, by mailing id. */
export async function listOtherTitles(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('mailing')
    .leftJoin('press_review as review', 'review.id', 'mailing.press_review_id')
    .leftJoin('appointment', 'appointment.id', 'mailing.appointment_id')
    .select(['mailing.id', 'review.title', 'appointment.title_it as it', 'appointment.title_en as en'])
    .where('mailing.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, title, it, en }) => [id, title ?? wordsIn({ it: it ?? '', en: en ?? '' }, language)]),
  );
}

/** Mailings with most recipients first. */
export const listLargestMailings = (db: Db, filter: MailingFilter, limit: number) =>
  db
    .selectFrom('mailing')
    .leftJoin('mailing_recipient as recipient', (join) =>
      join.onRef('recipient.mailing_id', '=', 'mailing.id').on('recipient.state', '=', 'accepted'),
    )
    .select(['mailing.id', 'mailing.press_release_id', 'mailing.started_at'])
    .select((eb) => eb.fn.count<number>('recipient.id').as('count'))
    .where('mailing.id', 'in', selectMailings(db, filter))
    .groupBy(['mailing.id', 'mailing.press_release_id', 'mailing.started_at'])
    .orderBy('count', 'desc')
    .orderBy('mailing.id', 'desc')
    .limit(limit)
    .execute();

const clippings = (db: Db, filter: ClippingFilter) =>
  db
    .selectFrom('clipping')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .where('clipping.id', 'in', selectClippings(db, filter));

export async function countClippings(db: Db, filter: ClippingFilter) {
  const row = await clippings(db, filter)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number | null>(eb.fn.coalesce('clipping.reach', 'outlet.reach')).as('reach'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), reach: Number(row.reach ?? 0) };
}

export const countByOutlet = (db: Db, filter: ClippingFilter) =>
  clippings(db, filter)
    .select(['outlet.id', 'outlet.name'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['outlet.id', 'outlet.name'])
    .orderBy('count', 'desc')
    .orderBy('outlet.id')
    .execute();

const COLUMNS = {
  country: 'outlet.country',
  language: 'clipping.language',
  tone: 'clipping.tone',
  kind: 'clipping.kind',
} as const;
export type ClippingColumn = keyof typeof COLUMNS;

export const countByColumn = (db: Db, filter: ClippingFilter, column: ClippingColumn) =>
  clippings(db, filter)
    .select(`${COLUMNS[column]} as key`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(COLUMNS[column])
    .orderBy('count', 'desc')
    .orderBy('key')
    .execute();

/** By first day of the month. */
export async function countByMonth(
  db: Db,
  filter: ClippingFilter,
): Promise<{ key: string; count: number }[]> {
  const days = await clippings(db, filter)
    .select('clipping.published_on as day')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('clipping.published_on')
    .orderBy('clipping.published_on')
    .execute();
  const months = Map.groupBy(days, ({ day }) => `${day.slice(0, 7)}-01`);
  return [...months].map(([key, rows]) => ({
    key,
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
  }));
}
