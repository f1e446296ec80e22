import { listReleaseIds } from '../../content/press-releases/queries.ts';
import { searchReleaseIds } from '../../content/press-releases/search/search.ts';
import type { AppContext } from '../../core/context.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import { findEventNames, readFilter, type StoredFilter, toGroup } from './filter.ts';

interface Matching {
  reader: ReaderClass;
  /** Ids of releases. */
  among: readonly number[];
}

/** Of some releases, those that match a filter and are visible to the reader, newest first, as in lists and search. */
export async function listMatches(
  context: AppContext,
  stored: StoredFilter,
  { reader, among }: Matching,
): Promise<readonly number[]> {
  const { kind, q, event, ...chosen } = readFilter(stored.filter);
  if (kind !== undefined) return [];
  const filter = { ...chosen, group: toGroup(stored), reader, now: context.now() };
  const find = async (ids: readonly number[], words: string | undefined): Promise<readonly number[]> => {
    const within = { ...filter, ids };
    const found = words === undefined ? ids : await searchReleaseIds(context, within, words);
    if (found.length === 0) return [];
    const window = { offset: 0, limit: found.length };
    return listReleaseIds(context.database.db, { ...within, ids: found }, null, window);
  };
  if (event === undefined) return among.length === 0 ? [] : find(among, q);
  const window = { offset: 0, limit: among.length };
  const belonging =
    among.length === 0
      ? []
      : await listReleaseIds(context.database.db, { ...filter, ids: among, event }, null, window);
  const naming = await listNaming(context, event, (name) => find(among, name));
  const about = [...new Set([...belonging, ...naming])];
  return about.length === 0 ? [] : find(about, q);
}

/** Releases that mention an event by name also match, even if the office did not link it. */
async function listNaming(
  { database }: AppContext,
  event: number,
  find: (words: string) => Promise<readonly number[]>,
): Promise<number[]> {
  const names = await findEventNames(database.db, event);
  const wanted = new Set(
    [names?.name_it ?? '', names?.name_en ?? ''].map((name) => name.replaceAll('"', ' ').trim()),
  );
  const found: number[] = [];
  for (const name of wanted) if (name !== '') found.push(...(await find(`"${name}"`)));
  return [...new Set(found)];
}
