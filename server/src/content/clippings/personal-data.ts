import type { Db } from '../../platform/db/db.ts';
import { toKey } from '../../platform/text/keys.ts';

/** What somebody among the contacts wrote, for the privacy export. */
export const listClippingsBy = (db: Db, contact: number) =>
  db
    .selectFrom('clipping')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .select(['clipping.headline', 'outlet.name as outlet', 'clipping.published_on', 'clipping.url'])
    .where('clipping.contact_id', '=', contact)
    .orderBy('clipping.published_on')
    .orderBy('clipping.id')
    .execute();

/** Clippings that name somebody as their author, by the whole name in either order, stay without it. */
export async function forgetAuthor(
  trx: Db,
  { first_name, last_name }: { first_name: string; last_name: string },
): Promise<void> {
  if (first_name === '' || last_name === '') return;
  await trx
    .updateTable('clipping')
    .set({ author: '', author_key: '' })
    .where('author_key', 'in', [toKey(`${first_name} ${last_name}`), toKey(`${last_name} ${first_name}`)])
    .execute();
}
