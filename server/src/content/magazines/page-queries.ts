import type { Db } from '../../platform/db/db.ts';

export function listPages(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; magazine_id: number; page: number }[]> {
  return db
    .selectFrom('magazine_page')
    .select(['id', 'magazine_id', 'page'])
    .where('id', 'in', ids)
    .execute();
}

/** Texts of pages by page number. */
export async function listPageTexts(
  db: Db,
  magazineId: number,
  pages: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('magazine')
    .innerJoin('asset_page', 'asset_page.asset_id', 'magazine.document_asset_id')
    .select(['asset_page.page', 'asset_page.text'])
    .where('magazine.id', '=', magazineId)
    .where('asset_page.page', 'in', pages)
    .execute();
  return new Map(rows.map(({ page, text }) => [page, text]));
}
