import { DASHBOARD_COMPANIES_MAX, DASHBOARD_ROWS } from '@press-room/contract/dashboard';
import type { Language } from '@press-room/contract/languages';
import { listKitsInReview } from '../../content/press-kit/admin/waiting.ts';
import { publicName, toNamed } from '../../core/companies/names.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import { RELEASE_COLUMNS, releases, titleIn, toRelease } from './queries.ts';

interface Looks {
  language: Language;
  /** Whether the officer may see kits too. */
  hasKits: boolean;
}

/** All submissions: by due day, then by submission. */
export async function listReviews(db: Db, { language, hasKits }: Looks) {
  const { count, companies, rows } = await listReleases(db, language);
  const kits = hasKits ? await listKitsInReview(db, language, DASHBOARD_ROWS) : { count: 0, rows: [] };
  const both = [...rows, ...kits.rows.map((row) => ({ ...row, noun: 'press_kit' as const, due_on: null }))];
  return {
    count: count + kits.count,
    kits: kits.count,
    companies,
    rows: both.toSorted(compareWaiting).slice(0, DASHBOARD_ROWS),
  };
}

interface Queued {
  due_on: string | null;
  updated_at: string;
}

/** Items without a due day come last. */
const placeOf = ({ due_on, updated_at }: Queued): string => `${due_on ?? '~'} ${updated_at}`;
const compareWaiting = (one: Queued, other: Queued): number => (placeOf(one) < placeOf(other) ? -1 : 1);

/** Releases in review, in the order of the queue. */
async function listReleases(db: Db, language: Language) {
  const query = releases(db)
    .leftJoin('company', 'company.id', 'release.company_id')
    .where('release.status', '=', 'in_review');
  const count = await countRows(query);
  const companies = await query
    .where('release.company_id', 'is not', null)
    .select((builder) => [
      builder.ref('company.id').$notNull().as('id'),
      publicName.$notNull().as('name'),
      builder.fn.countAll<number>().as('count'),
    ])
    .groupBy('company.id')
    .orderBy('count', 'desc')
    .orderBy('company.name_key')
    .limit(DASHBOARD_COMPANIES_MAX)
    .execute();
  const rows = await query
    .select([...RELEASE_COLUMNS, 'release.updated_at', 'release.due_on'])
    .select(['company.id as company_id', publicName.as('company_name')])
    .select(titleIn(language).as('title'))
    .orderBy((builder) => builder.fn.coalesce('release.due_on', builder.val('~')))
    .orderBy('release.updated_at')
    .orderBy('release.id')
    .limit(DASHBOARD_ROWS)
    .execute();
  return {
    count: count,
    companies: companies.map((company) => ({ ...company, count: Number(company.count) })),
    rows: rows.map((row) => ({
      ...toRelease(row),
      noun: 'press_release' as const,
      updated_at: row.updated_at,
      due_on: row.due_on,
      company: toNamed(row.company_id, row.company_name),
    })),
  };
}
