import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import type { AppContext } from '../context.ts';
import {
  findFirstPressGroup,
  findPressGroupByHost,
  findPressGroupByName,
  listGroupHosts,
  listPressGroupNames,
  type StoredPressGroup,
} from './press-groups.ts';

/**
 * The host name if it belongs to a group, else `*`. Page caches use it in keys, so that arbitrary host names cannot
 * fill them.
 */
export async function siteOf(
  { config: { SITES }, database, cache }: Pick<AppContext, 'config' | 'database' | 'cache'>,
  host: string,
): Promise<string> {
  const name = host.toLowerCase();
  if (SITES?.has(name)) return name;
  const find = async (): Promise<ReadonlySet<string>> => new Set(await listGroupHosts(database.db));
  const key = 'press group hosts';
  const ask = () => cache.remember(key, find, ({ size }) => 64 + size * 256);
  const hosts = await cache.orStale(key, ask, (before) => before);
  return hosts.has(name) ? name : '*';
}

/**
 * Press group of a host: by SITES, else by the settings of the press office, else by the default in SITES, else the
 * first group.
 */
export async function findSiteGroup(
  db: Db,
  { SITES }: Pick<Config, 'SITES'>,
  host: string,
): Promise<StoredPressGroup | null> {
  const site = host.toLowerCase();
  const own = SITES?.has(site) ? null : await findPressGroupByHost(db, site);
  if (own !== null) return own;
  const name = SITES?.get(site) ?? SITES?.get('*');
  return name === undefined ? findFirstPressGroup(db) : findPressGroupByName(db, name);
}

export type HouseConfig = Pick<Config, 'SITES' | 'PUBLIC_URL'>;

/** The press group of the whole installation, to which links lead. */
export const findHouse = (db: Db, config: HouseConfig): Promise<StoredPressGroup | null> =>
  findSiteGroup(db, config, new URL(config.PUBLIC_URL).hostname);

/** Name of the press room in authenticator apps; without a press group, its host. */
export const nameForAuthenticators = async (db: Db, config: HouseConfig): Promise<string> =>
  (await findHouse(db, config))?.name ?? new URL(config.PUBLIC_URL).hostname;

/** An empty database may get its groups later. @throws {OperatorError} for a group that does not exist */
export async function checkSites(db: Db, { SITES }: Pick<Config, 'SITES'>): Promise<void> {
  const names = await listPressGroupNames(db);
  const unknown = [...new Set(SITES?.values())].filter((name) => !names.includes(name));
  if (names.length === 0 || unknown.length === 0) return;
  const quote = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');
  throw new OperatorError(`SITES: there is no press group ${quote(unknown)}; there is ${quote(names)}.`);
}
