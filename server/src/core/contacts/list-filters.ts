import { type ContactFilter, contactFilterSchema } from '@press-room/contract/contacts';
import type { Db } from '../../platform/db/db.ts';

export const readListFilter = (json: string | null): ContactFilter | null =>
  json === null ? null : contactFilterSchema.parse(JSON.parse(json));

/** Lists that follow one sector follow another. */
export async function moveSectorInLists(trx: Db, from: number, into: number): Promise<void> {
  const rows = await trx
    .selectFrom('contact_list')
    .select(['id', 'filter'])
    .where('filter', 'is not', null)
    .execute();
  for (const { id, filter: json } of rows) {
    const filter = readListFilter(json);
    if (filter?.sectors?.includes(from) !== true) continue;
    const sectors = [...new Set(filter.sectors.map((sector) => (sector === from ? into : sector)))];
    await trx
      .updateTable('contact_list')
      .set({ filter: JSON.stringify({ ...filter, sectors }) })
      .where('id', '=', id)
      .execute();
  }
}
