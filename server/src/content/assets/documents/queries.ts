import type { Db } from '../../../platform/db/db.ts';
import type { Instant } from '../../../platform/db/instant.ts';

export interface DocumentRecord {
  id: number;
  sha256: string;
  name: string;
  cover_asset_id: number | null;
  created_at: Instant;
}

export async function findDocument(db: Db, id: number): Promise<DocumentRecord | null> {
  const row = await db
    .selectFrom('asset')
    .select(['id', 'sha256', 'name', 'cover_asset_id', 'created_at'])
    .where('id', '=', id)
    .where('kind', '=', 'document')
    .executeTakeFirst();
  return row ?? null;
}

/** Rows per statement, because engines limit the number of values. */
const ROWS_AT_ONCE = 1000;

export async function replacePages(trx: Db, asset_id: number, texts: readonly string[]): Promise<void> {
  await trx.deleteFrom('asset_page').where('asset_id', '=', asset_id).execute();
  const rows = texts.map((text, at) => ({ asset_id, page: at + 1, text }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('asset_page')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

export async function finishDocument(
  trx: Db,
  id: number,
  { pages, cover_asset_id }: { pages: number; cover_asset_id: number | null },
): Promise<void> {
  await trx
    .updateTable('asset')
    .set({ pages, cover_asset_id, state: 'ready', failure: null })
    .where('id', '=', id)
    .execute();
}
