import type { ClippingPage } from '@press-room/contract/clippings';
import type { Db } from '../../../platform/db/db.ts';
import { isWithin, toHost } from './hosts.ts';

const DUPLICATES_MAX = 20;

/** Clippings with one of these addresses, newest first. */
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

/** An outlet by the host of its website. */
export interface OutletSite {
  id: number;
  name: string;
  host: string;
}

export async function listOutletSites(db: Db): Promise<OutletSite[]> {
  const rows = await db
    .selectFrom('outlet')
    .select(['id', 'name', 'website'])
    .where('website', '<>', '')
    .execute();
  return rows.map(({ id, name, website }) => ({ id, name, host: toHost(website) }));
}

/** The outlet whose website matches this host best; null: none or several. */
export function pickOutlet(sites: readonly OutletSite[], host: string): { id: number; name: string } | null {
  const wanted = toHost(host);
  const near = sites.filter((site) => site.host !== '' && isWithin(wanted, site.host));
  const longest = Math.max(...near.map((site) => site.host.length));
  const [one, ...others] = near.filter((site) => site.host.length === longest);
  return one !== undefined && others.length === 0 ? { id: one.id, name: one.name } : null;
}
