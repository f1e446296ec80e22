import type { ClippingPage } from '@press-room/contract/clippings';
import type { Db } from '../../../platform/db/db.ts';
import { isWithin, toHost } from './hosts.ts';

const DUPLICATES_MAX = 20;

/** Clippings of the article that one of these addresses leads to, the newest first. */
export async function listDuplicates(db: Db, keys: readonly string[]): Promise<ClippingPage['duplicates']> {
  const wanted = keys.filter((key) => key !== '');
  if (wanted.length === 0) return [];
  return db
    .selectFrom('clipping')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .select(['clipping.id', 'clipping.headline', 'outlet.name as outlet', 'clipping.published_on'])
    .where('clipping.url_key', 'in', wanted)
    .orderBy('clipping.published_on', 'desc')
    .orderBy('clipping.id', 'desc')
    .limit(DUPLICATES_MAX)
    .execute();
}

/** The outlet with the website closest to this host, null: none or several. */
export async function findOutletAt(db: Db, host: string): Promise<{ id: number; name: string } | null> {
  const rows = await db
    .selectFrom('outlet')
    .select(['id', 'name', 'website'])
    .where('website', '<>', '')
    .execute();
  const near = rows.flatMap(({ id, name, website }) => {
    const site = toHost(website);
    return site !== '' && isWithin(toHost(host), site) ? [{ id, name, length: site.length }] : [];
  });
  const longest = Math.max(...near.map(({ length }) => length));
  const [one, ...others] = near.filter(({ length }) => length === longest);
  return one !== undefined && others.length === 0 ? { id: one.id, name: one.name } : null;
}
