import type { ClippingPage } from '@press-room/contract/clippings';
import type { Db } from '../../../platform/db/db.ts';

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

/** The outlet whose website is at this host, empty: none or several. */
export async function findOutletAt(db: Db, host: string): Promise<string> {
  const bare = host.replace(/^www\./, '');
  const places = ['', 'www.'].flatMap((start) =>
    ['', 'http://', 'https://'].flatMap((scheme) => [
      `${scheme}${start}${bare}`,
      `${scheme}${start}${bare}/`,
    ]),
  );
  const rows = await db.selectFrom('outlet').select('name').where('website', 'in', places).limit(2).execute();
  return rows.length === 1 ? (rows[0]?.name ?? '') : '';
}
