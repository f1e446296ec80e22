import type { Db } from '../../platform/db/db.ts';

/** Replaces or removes a sector in a document; null: the document does not name it. */
function replaced(document: string, from: number, into: number | null): string | null {
  const { sectors, ...rest } = JSON.parse(document) as { sectors?: number[] };
  if (!sectors?.includes(from)) return null;
  const left = sectors.flatMap((id) => (id === from ? (into ?? []) : id));
  return JSON.stringify({ ...rest, sectors: [...new Set(left)] });
}

/** Replaces or removes a sector in stored documents. */
export async function replaceInDocuments(trx: Db, from: number, into: number | null): Promise<void> {
  const templates = await trx.selectFrom('press_release_template').select(['id', 'document']).execute();
  for (const { id, document: before } of templates) {
    const document = replaced(before, from, into);
    if (document === null) continue;
    await trx.updateTable('press_release_template').set({ document }).where('id', '=', id).execute();
  }
  const waiting = await trx
    .selectFrom('press_release_pending')
    .select(['press_release_id', 'document'])
    .execute();
  for (const { press_release_id: id, document: before } of waiting) {
    const document = replaced(before, from, into);
    if (document === null) continue;
    await trx
      .updateTable('press_release_pending')
      .set({ document })
      .where('press_release_id', '=', id)
      .execute();
  }
  // Without the deleted sector the list would contain everybody: instead it stays empty.
  if (into !== null) await replaceInLists(trx, from, into);
}

async function replaceInLists(trx: Db, from: number, into: number): Promise<void> {
  const lists = await trx
    .selectFrom('contact_list')
    .select(['id', 'filter'])
    .where('filter', 'is not', null)
    .execute();
  for (const { id, filter: before } of lists) {
    const filter = before === null ? null : replaced(before, from, into);
    if (filter !== null) await trx.updateTable('contact_list').set({ filter }).where('id', '=', id).execute();
  }
}
