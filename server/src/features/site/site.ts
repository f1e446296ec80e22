import type { PressGroup } from '@press-room/contract/press-groups';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { findFirstPressGroup, findPressGroupByName } from '../press-groups/queries.ts';

/** The entry of SITES that a host name falls under. */
export const siteOf = ({ SITES }: Pick<Config, 'SITES'>, host: string): string =>
  SITES?.has(host.toLowerCase()) ? host.toLowerCase() : '*';

/** The press group that a site shows; without a matching entry of SITES, the first group there is. */
export async function findSiteGroup(
  db: Db,
  { SITES }: Pick<Config, 'SITES'>,
  site: string,
): Promise<PressGroup | null> {
  const name = SITES?.get(site);
  return name === undefined ? findFirstPressGroup(db) : findPressGroupByName(db, name);
}
