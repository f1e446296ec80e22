import type { PressReleaseYear } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { classOf } from '../../http/authentication.ts';
import { countReleases, listReleaseIds, listReleaseYears, type ReleaseFilter } from './queries.ts';

/** So many rows are read within a few milliseconds; more are read where they block nobody. */
export const BASE_SET_CAP = 5000;

/** What a list is about before it is searched. */
interface BaseSet {
  count: number;
  /** Newest first; null where they are more than the cap. */
  ids: Uint32Array | null;
}

type Sources = Pick<AppContext, 'database' | 'cache' | 'now'>;

/** Kept until content changes, so that the pages of a list neither count nor look for their place again. */
export function findBaseSet({ database, cache, now }: Sources, filter: ReleaseFilter): Promise<BaseSet> {
  const find = async (): Promise<BaseSet> => {
    const current = { ...filter, now: now() };
    const ids = await listReleaseIds(database.db, current, null, { offset: 0, limit: BASE_SET_CAP + 1 });
    return ids.length > BASE_SET_CAP
      ? { count: await countReleases(database.reader, current), ids: null }
      : { count: ids.length, ids: Uint32Array.from(ids) };
  };
  return cache.remember(`base set ${keyOf(filter)}`, find, ({ ids }) => 64 + (ids?.byteLength ?? 0));
}

/** The years of a base set, newest first, kept like it. */
export function findReleaseYears(sources: Sources, filter: ReleaseFilter): Promise<PressReleaseYear[]> {
  const { database, cache, now } = sources;
  const find = async (): Promise<PressReleaseYear[]> => {
    const { ids } = await findBaseSet(sources, filter);
    return listReleaseYears(ids === null ? database.reader : database.db, { ...filter, now: now() });
  };
  return cache.remember(`years ${keyOf(filter)}`, find, (years) => years.length * 32);
}

const keyOf = ({ reader, group, year, month, language }: ReleaseFilter): string =>
  `${classOf(reader)} ${group} ${year} ${month} ${language}`;
