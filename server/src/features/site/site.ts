import type { PressGroup } from '@press-room/contract/press-groups';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { findFirstPressGroup, findPressGroupByName, listPressGroupNames } from '../press-groups/queries.ts';

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

/** An empty database may get its groups later. @throws {OperatorError} for a group that is not there */
export async function checkSites(db: Db, { SITES }: Pick<Config, 'SITES'>): Promise<void> {
  const names = await listPressGroupNames(db);
  const unknown = [...new Set(SITES?.values())].filter((name) => !names.includes(name));
  if (names.length === 0 || unknown.length === 0) return;
  const quote = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');
  throw new OperatorError(`SITES: there is no press group ${quote(unknown)}; there is ${quote(names)}.`);
}
