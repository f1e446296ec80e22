import type { Db } from '../../db/db.ts';
import { publicName } from '../companies/queries.ts';
import { type ReleaseFilter, releaseBaseSet } from '../press-releases/queries.ts';

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
