import { DASHBOARD_COMPANIES_MAX, DASHBOARD_ROWS } from '@press-room/contract/dashboard';
import type { Language } from '@press-room/contract/languages';
import { listKitsInReview } from '../../content/press-kit/admin/waiting.ts';
import { publicName, toNamed } from '../../core/companies/names.ts';
import type { Db } from '../../platform/db/db.ts';
import { RELEASE_COLUMNS, releases, titleIn, toRelease } from './queries.ts';

interface Looks {
  language: Language;
  /** Whether who asks may look at kits too. */
  hasKits: boolean;
}

/** The one queue of what was handed in, what waits longest first. */
export async function listReviews(db: Db, { language, hasKits }: Looks) {
  const { count, companies, rows } = await listReleases(db, language);
  const kits = hasKits ? await listKitsInReview(db, language, DASHBOARD_ROWS) : { count: 0, rows: [] };
  const both = [...rows, ...kits.rows.map((row) => ({ ...row, noun: 'press_kit' as const }))];
  return {
    count: count + kits.count,
    kits: kits.count,
    companies,
    rows: both.toSorted((a, b) => a.updated_at.localeCompare(b.updated_at)).slice(0, DASHBOARD_ROWS),
  };
}

/** Releases in review, what waits longest first. */
async function listReleases(db: Db, language: Language) {
  const query = releases(db)
    .leftJoin('company', 'company.id', 'release.company_id')
    .where('release.status', '=', 'in_review');
  const { count } = await query
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
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
    .select([...RELEASE_COLUMNS, 'release.updated_at'])
    .select(['company.id as company_id', publicName.as('company_name')])
    .select(titleIn(language).as('title'))
    .orderBy('release.updated_at')
    .orderBy('release.id')
    .limit(DASHBOARD_ROWS)
    .execute();
  return {
    count: Number(count),
    companies: companies.map((company) => ({ ...company, count: Number(company.count) })),
    rows: rows.map((row) => ({
      ...toRelease(row),
      noun: 'press_release' as const,
      updated_at: row.updated_at,
      company: toNamed(row.company_id, row.company_name),
    })),
  };
}
