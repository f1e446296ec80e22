import type { Language } from '@press-room/contract/languages';
import type { SearchIndex } from '../../core/search/index/search-index.ts';
import { type NewVisible, toVisibleRow } from '../../core/visibility/publication.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Instant } from '../../platform/db/instant.ts';
import type { Bilingual } from '../../platform/text/bilingual.ts';
import { indexPressKits } from './index-press-kits.ts';

export interface NewPressKitFile {
  asset_id: number;
  title: Bilingual;
  /** Null: for readers of all languages. */
  language: Language | null;
  /** Default: the current time. */
  added_at?: Instant | undefined;
}

export interface NewPressKit extends NewVisible {
  press_group_id: number;
  /** Company of the kit; null: the association. */
  company_id?: number | null;
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
  const { press_group_id, company_id = null, year, title, files } = kit;
  const { id } = await trx
    .insertInto('press_kit')
    .values({
      ...toVisibleRow(kit, now),
      press_group_id,
      company_id,
      year,
      title_en: title.en,
      title_it: title.it,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeKitFiles(trx, id, files, now);
  await indexPressKits(search, trx, [id]);
  return id;
}

/** Replaces the files of a kit, in their order. */
export async function writeKitFiles(
  trx: Db,
  press_kit_id: number,
  files: readonly NewPressKitFile[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('press_kit_file').where('press_kit_id', '=', press_kit_id).execute();
  if (files.length === 0) return;
  const rows = files.map(({ asset_id, title, language, added_at }, position) => ({
    press_kit_id,
    asset_id,
    position,
    language,
    title_en: title.en,
    title_it: title.it,
    added_at: added_at ?? now.toISOString(),
  }));
  await trx.insertInto('press_kit_file').values(rows).execute();
}
