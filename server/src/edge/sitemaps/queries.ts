import { type ReleaseFilter, releaseBaseSet } from '../../content/press-releases/queries.ts';
import { publicName } from '../../core/companies/names.ts';
import type { Db } from '../../platform/db/db.ts';

/** A file can contain 50,000 addresses; each company has two. */
const COMPANIES_MAX = 20_000;

/** Sectors with content for a reader, with their slugs. */
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

/** Events with content for a reader. */
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

/** Companies with content for a reader. */
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
