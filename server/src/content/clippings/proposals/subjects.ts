import type { Db } from '../../../platform/db/db.ts';
import { indexSubjects, type Subject, type SubjectIndex } from './match.ts';

const DAY_MS = 86_400_000;
/** Titles of older releases are not searched. */
const RELEASE_DAYS = 180;
const EVENTS_MAX = 200;
const RELEASES_MAX = 5000;

/** Names of companies, brands and events, and titles of recent releases in each language. */
export async function loadSubjects(db: Db, now: Date): Promise<SubjectIndex> {
  const companies = await db
    .selectFrom('company')
    .select(['id', 'business_name', 'pub_business_name'])
    .execute();
  const brands = await db.selectFrom('brand').select(['id', 'name']).execute();
  const events = await db
    .selectFrom('event')
    .select(['id', 'name_it', 'name_en'])
    .orderBy('ends_on', 'desc')
    .limit(EVENTS_MAX)
    .execute();
  const releases = await db
    .selectFrom('press_release as release')
    .innerJoin('press_release_text as text', 'text.press_release_id', 'release.id')
    .select(['release.id', 'text.title'])
    .where('release.status', '=', 'published')
    .where('release.date', '>=', new Date(now.getTime() - RELEASE_DAYS * DAY_MS).toISOString().slice(0, 10))
    .where('text.title', '<>', '')
    .orderBy('release.date', 'desc')
    .limit(RELEASES_MAX)
    .execute();
  const names = (kind: Subject['kind'], id: number, ...texts: readonly (string | null)[]): Subject[] =>
    [...new Set(texts)].flatMap((name) => (name ? [{ kind, id, name }] : []));
  return indexSubjects([
    ...companies.flatMap((row) => names('company', row.id, row.business_name, row.pub_business_name)),
    ...brands.flatMap(({ id, name }) => names('brand', id, name)),
    ...events.flatMap((row) => names('event', row.id, row.name_it, row.name_en)),
    ...releases.flatMap(({ id, title }) => names('release', id, title)),
  ]);
}
