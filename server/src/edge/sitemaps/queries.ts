import { type ReleaseFilter, releaseBaseSet } from '../../content/press-releases/queries.ts';
import { publicName } from '../../core/companies/names.ts';
import type { Db } from '../../platform/db/db.ts';

/** A file may hold 50,000 addresses, two for each. */
const COMPANIES_MAX = 20_000;

/** Companies of which a reader has something to read. */
export const listReadCompanies = (
  db: Db,
  filter: Pick<ReleaseFilter, 'reader' | 'now'>,
): Promise<{ id: number; name: string }[]> =>
  releaseBaseSet(db, filter)
    .innerJoin('company', 'company.id', 'release.company_id')
    .select(['company.id', publicName.as('name')])
    .distinct()
    .orderBy('company.id')
    .limit(COMPANIES_MAX)
    .execute();
