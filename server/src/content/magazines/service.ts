import type { MagazineKind } from '@press-room/contract/magazines';
import type { SearchIndex } from '../../core/search/index/search-index.ts';
import { type NewVisible, toVisibleRow } from '../../core/visibility/publication.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Bilingual } from '../../platform/text/bilingual.ts';
import { indexMagazines } from './index-magazines.ts';

export interface NewMagazine extends NewVisible {
  kind: MagazineKind;
  /** Only for international issues. */
  territory: string | null;
  year: number;
  month: number;
  title: Bilingual;
  issue_number: string;
  document_asset_id: number;
  cover_asset_id: number | null;
}

/** Writes a magazine and makes it searchable; `indexPages` adds pages that are read later. */
export async function createMagazine(
  search: SearchIndex,
  trx: Db,
  magazine: NewMagazine,
  now: Date,
): Promise<number> {
  const { title, kind, territory, year, month, issue_number, document_asset_id, cover_asset_id } = magazine;
  const { id } = await trx
    .insertInto('magazine')
    .values({
      ...toVisibleRow(magazine, now),
      kind,
      territory,
      year,
      month,
      issue_number,
      document_asset_id,
      cover_asset_id,
      title_en: title.en,
      title_it: title.it,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexMagazines(search, trx, [id]);
  return id;
}
