import { CONTRIBUTORS_MAX } from '@press-room/contract/companies';
import type { PressReleaseCompany } from '@press-room/contract/press-releases';
import { publicName } from '../../core/companies/names.ts';
import type { Db } from '../../platform/db/db.ts';
import { type ReleaseFilter, releaseBaseSet } from './queries.ts';

/** A position in the order of a list. */
export interface ReleaseMark {
  date: string;
  id: number;
}

/** The first release of each `step` in list order, up to a number of marks. */
export function listReleaseMarks(
  db: Db,
  filter: ReleaseFilter,
  { step, among }: { step: number; among: number },
): Promise<ReleaseMark[]> {
  const numbered = releaseBaseSet(db, filter)
    .select(['release.date', 'release.id'])
    .select((builder) =>
      builder.fn
        .agg<number>('row_number')
        .over((over) => over.orderBy('release.date', 'desc').orderBy('release.id', 'desc'))
        .as('position'),
    )
    .orderBy('release.date', 'desc')
    .orderBy('release.id', 'desc')
    .limit(among);
  return db
    .selectFrom(numbered.as('numbered'))
    .select(['numbered.date', 'numbered.id'])
    .where((builder) => builder(builder('numbered.position', '%', step), '=', 1))
    .orderBy('numbered.position')
    .execute();
}

/** Ids from a mark on, newest first. */
export async function listReleaseIdsFrom(
  db: Db,
  filter: ReleaseFilter,
  { date, id }: ReleaseMark,
  limit: number,
): Promise<number[]> {
  const rows = await releaseBaseSet(db, filter)
    .select('release.id')
    .where((builder) =>
      builder(builder.refTuple('release.date', 'release.id'), '<=', builder.tuple(date, id)),
    )
    .orderBy('release.date', 'desc')
    .orderBy('release.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export async function listReleaseYears(
  db: Db,
  filter: ReleaseFilter,
): Promise<{ year: number; count: number }[]> {
  return releaseBaseSet(db, filter)
    .select((builder) => ['release.year', builder.fn.countAll<number>().as('count')])
    .groupBy('release.year')
    .orderBy('release.year', 'desc')
    .execute();
}

/** Companies with most releases, by name. */
export async function listReleaseCompanies(db: Db, filter: ReleaseFilter): Promise<PressReleaseCompany[]> {
  const rows = await releaseBaseSet(db, filter)
    .innerJoin('company', 'company.id', 'release.company_id')
    .select((builder) => ['company.id', publicName.as('name'), builder.fn.countAll<number>().as('count')])
    .groupBy('company.id')
    .orderBy('count', 'desc')
    .orderBy('company.id')
    .limit(CONTRIBUTORS_MAX)
    .execute();
  const byName = new Intl.Collator('it');
  return rows
    .map(({ count, ...company }) => ({ company, count }))
    .toSorted((one, other) => byName.compare(one.company.name, other.company.name));
}
