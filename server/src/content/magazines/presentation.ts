import type { Language } from '@press-room/contract/languages';
import type { Magazine } from '@press-room/contract/magazines';
import type { AppContext } from '../../core/context.ts';
import { chooseTitle } from '../../platform/text/bilingual.ts';
import { linkFor, toPicture } from '../assets/presentation.ts';
import { listPictures } from '../assets/queries.ts';
import { listMagazines, type MagazineFilter } from './queries.ts';

/** Magazines in the order of the ids, without those hidden from the reader. */
export async function listMagazineRows(
  { database: { db }, links, now }: AppContext,
  reader: MagazineFilter['reader'],
  language: Language,
  ids: readonly number[],
): Promise<Magazine[]> {
  if (ids.length === 0) return [];
  const records = await listMagazines(db, { reader, now: now() }, ids);
  const covers = await listPictures(
    db,
    language,
    records.flatMap(({ cover_asset_id }) => cover_asset_id ?? []),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const record = byId.get(id);
    if (record === undefined) return [];
    const link = linkFor(links.media, record.access);
    const cover = record.cover_asset_id === null ? undefined : covers.get(record.cover_asset_id);
    const { kind, territory, year, month, issue_number, name, media_type, bytes } = record;
    return {
      id,
      kind,
      territory,
      year,
      month,
      ...chooseTitle(record, language),
      issue_number,
      pages: record.pages ?? 0,
      cover: cover === undefined ? null : toPicture(cover, link),
      document: {
        id: record.asset_id,
        name,
        url: link({ key: record.sha256, name, media_type }),
        media_type,
        bytes,
      },
    };
  });
}
