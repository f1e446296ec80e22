import type { DigitalSourceType } from '@press-room/contract/admin-assets';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { chooseNote } from '../../content/press-releases/publication/corrections.ts';
import type { ReleaseFilter } from '../../content/press-releases/queries.ts';
import { listSectorsOf, ownersOfSlug, type StoredSector } from '../../core/sectors/sectors.ts';
import { withdrawnFrom } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';

/** Additional data about a release, for programs. */
export interface ReleaseMarks {
  sectors: StoredSector[];
  /** Publication time: a release whose date differs from its creation counts from the morning of its date. */
  published: string;
  /** Automatic end of the publication; null: none. */
  expires: string | null;
  /** Time at which the last retraction was undone; null: never retracted. */
  reinstated: string | null;
}

/** For visible releases: access is not checked here. */
export async function listReleaseMarks(db: Db, ids: readonly number[]): Promise<Map<number, ReleaseMarks>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('press_release')
    .select(['id', 'date', 'visible_from', 'expires_at as expires', 'reinstated_at as reinstated'])
    .where('id', 'in', ids)
    .execute();
  const sectors = await listSectorsOf(db, 'press_release_sector', ids);
  return new Map(
    rows.map(({ id, date, visible_from, ...marks }) => [
      id,
      {
        ...marks,
        sectors: sectors.get(id) ?? [],
        published: toInstant({ date, visible_from }),
      },
    ]),
  );
}

function toInstant({ date, visible_from }: { date: string; visible_from: string | null }): string {
  const [from, until] = [startOfOfficeDay(date).toISOString(), startOfOfficeDay(date, 1).toISOString()];
  return visible_from !== null && visible_from >= from && visible_from < until ? visible_from : from;
}

/** Additional data about a picture, for programs. */
export interface PictureMarks {
  name: string;
  /** End of its rights; null: unlimited. */
  rights_until: string | null;
  digital_source_type: DigitalSourceType | null;
}

/** For visible pictures: access is not checked here. */
export async function listPictureMarks(db: Db, ids: readonly number[]): Promise<Map<number, PictureMarks>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'name', 'rights_until', 'digital_source_type'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
}

/** A withdrawn release that readers could see before. */
export interface Withdrawal {
  id: number;
  /** Language of the text that readers of the requested language saw. */
  language: Language;
  withdrawn_at: string;
  /** Reason, as given to readers; can be empty. */
  note: string;
}

type WithdrawalFilter = Pick<
  ReleaseFilter,
  'reader' | 'group' | 'company' | 'event' | 'sector' | 'year' | 'month' | 'language' | 'ids'
>;

/** Newest first, those that the reader could see before. */
export async function listWithdrawals(
  db: Db,
  filter: WithdrawalFilter & { since?: Date },
  { language, limit }: { language: Language; limit: number },
): Promise<Withdrawal[]> {
  let query = db
    .selectFrom('press_release as release')
    .select(['release.id', 'release.languages'])
    .select(['release.withdrawal_it as it', 'release.withdrawal_en as en'])
    .select((eb) => eb.ref('release.withdrawn_at').$notNull().as('withdrawn_at'))
    .where(withdrawnFrom(filter.reader));
  const { group, company, event, sector, year, month, ids, since } = filter;
  if (sector !== undefined)
    query = query.where('release.id', 'in', ownersOfSlug('press_release_sector', sector));
  if (group !== undefined) query = query.where('release.press_group_id', '=', group);
  if (company !== undefined) query = query.where('release.company_id', '=', company);
  if (event !== undefined) query = query.where('release.event_id', '=', event);
  if (year !== undefined) query = query.where('release.year', '=', year);
  if (month !== undefined) query = query.where('release.month', '=', month);
  if (ids !== undefined) query = query.where('release.id', 'in', ids);
  if (since !== undefined) query = query.where('release.withdrawn_at', '>=', since.toISOString());
  if (filter.language !== undefined) query = query.where('release.languages', 'like', `%${filter.language}%`);
  const rows = await query
    .orderBy('release.withdrawn_at', 'desc')
    .orderBy('release.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, languages, withdrawn_at, ...note }) => ({
    id,
    language: [language, ...LANGUAGES].find((each) => languages.includes(each)) ?? language,
    withdrawn_at,
    note: chooseNote(note, language).note,
  }));
}
