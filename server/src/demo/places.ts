import type { Database, Db } from '../db/database.ts';
import { indexAssetWords } from '../db/index-pictures.ts';
import { indexPressKits } from '../db/index-press-kits.ts';
import { createMagazine } from '../features/magazines/service.ts';
import type { Place } from './demo-file.ts';
import { demoIssues, issueTitle } from './magazines/issues.ts';

/** Hangs an asset where it belongs; searchable from then on. */
export async function hang(
  search: Database['search'],
  trx: Db,
  { asset_id, place, now }: { asset_id: number; place: Place; now: Date },
): Promise<void> {
  if (place.on === 'magazine') return publishIssue(search, trx, { key: place.key, asset_id, now });
  if (place.on === 'hero') {
    const releases = trx.updateTable('press_release').set({ hero_asset_id: asset_id });
    await releases.where('id', '=', place.press_release_id).execute();
  } else if (place.on === 'press_kit') {
    const { on: _on, title, ...file } = place;
    const row = { ...file, asset_id, title_en: title.en, title_it: title.it };
    await trx.insertInto('press_kit_file').values(row).execute();
    await indexPressKits(search, trx, [place.press_kit_id]);
  } else if (place.on === 'gallery') {
    const { gallery_id, position } = place;
    await trx.insertInto('gallery_picture').values({ gallery_id, asset_id, position }).execute();
    await indexAssetWords(search, trx, [asset_id]);
  } else {
    const table = place.on === 'picture' ? 'press_release_picture' : 'press_release_attachment';
    const { press_release_id, position } = place;
    await trx.insertInto(table).values({ press_release_id, asset_id, position }).execute();
  }
}

async function publishIssue(
  search: Database['search'],
  trx: Db,
  { key, asset_id, now }: { key: string; asset_id: number; now: Date },
): Promise<void> {
  const issue = demoIssues.find((each) => each.key === key);
  if (issue === undefined) throw new Error(`Unknown demo issue ${key}`);
  const { kind, year, month, territory } = issue;
  const magazine = {
    ...({ kind, year, month, status: 'published', access: 'press' } as const),
    territory: territory?.code ?? null,
    title: issueTitle(issue),
    document_asset_id: asset_id,
    published_at: new Date(Date.UTC(year, month - 1, 1, 6)).toISOString(),
  };
  await createMagazine(search, trx, magazine, now);
}
