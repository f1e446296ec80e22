import { type ReleaseFilter, releaseBaseSet } from '../../content/press-releases/queries.ts';
import { publicName } from '../../core/companies/names.ts';
import type { Db } from '../../platform/db/db.ts';

/** A file may hold 50,000 addresses, two for each. */
const COMPANIES_MAX = 20_000;

/** Sectors, with their slugs, of which a reader has something to read. */
export const listReadSectors = (
  db: Db,
  filter: Pick<ReleaseFilter, 'reader' | 'now'>,
): Promise<{ id: number; it: string; en: string }[]> =>
  releaseBaseSet(db, filter)
    .innerJoin('press_release_sector as link', 'link.owner_id', 'release.id')
    .innerJoin('sector', 'sector.id', 'link.sector_id')
    .select(['sector.id', 'sector.slug_it as it', 'sector.slug_en as en'])
    .distinct()
    .orderBy('sector.id')
    .execute();

/** Events of which a reader has something to read. */
export const listReadEvents = (
  db: Db,
  filter: Pick<ReleaseFilter, 'reader' | 'now'>,
): Promise<{ id: number; it: string; en: string }[]> =>
  releaseBaseSet(db, filter)
    .innerJoin('event', 'event.id', 'release.event_id')
    .select(['event.id', 'event.name_it as it', 'event.name_en as en'])
    .distinct()
    .orderBy('event.id')
    .execute();

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
