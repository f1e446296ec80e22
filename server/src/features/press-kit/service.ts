import type { Language } from '@press-room/contract/languages';
import type { Db } from '../../db/database.ts';
import { indexPressKits } from '../../db/index-press-kits.ts';
import type { Instant } from '../../db/instant.ts';
import type { SearchIndex } from '../../db/search-index.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { type NewVisible, toVisibleRow } from '../../visibility/publication.ts';

export interface NewPressKitFile {
  asset_id: number;
  title: Bilingual;
  /** Null: for readers of both languages. */
  language: Language | null;
  /** Absent: now. */
  added_at?: Instant | undefined;
}

export interface NewPressKit extends NewVisible {
  press_group_id: number;
  year: number;
  title: Bilingual;
  /** In their order. */
  files: readonly NewPressKitFile[];
}

/** Writes a kit with its files and makes it searchable. */
export async function createPressKit(
  search: SearchIndex,
  trx: Db,
  kit: NewPressKit,
  now: Date,
): Promise<number> {
  const { press_group_id, year, title, files } = kit;
  const { id } = await trx
    .insertInto('press_kit')
    .values({
      ...toVisibleRow(kit, now),
      press_group_id,
      year,
      title_en: title.en,
      title_it: title.it,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (files.length > 0) {
    await trx
      .insertInto('press_kit_file')
      .values(
        files.map((file, position) => ({
          press_kit_id: id,
          asset_id: file.asset_id,
          position,
          language: file.language,
          title_en: file.title.en,
          title_it: file.title.it,
          added_at: file.added_at ?? now.toISOString(),
        })),
      )
      .execute();
  }
  await indexPressKits(search, trx, [id]);
  return id;
}
