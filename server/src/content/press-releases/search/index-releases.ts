import type { Language } from '@press-room/contract/languages';
import { buildDocument, type SearchableText } from '../../../core/search/document.ts';
import type { Indexer } from '../../../core/search/index/indexers.ts';
import type { SearchIndex } from '../../../core/search/index/search-index.ts';
import { toPlainText } from '../../../core/search/plain-text.ts';
import { comesWithTexts } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';

/**
 * Brings the search index up to date with what these releases hold now; call it in the transaction that changed them,
 * with many ids at once when loading. Only published languages get in, each with the captions of its pictures.
 */
export async function indexReleases(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await lockRows(trx, search, 'press_release', ids);
  const rows = await trx
    .selectFrom('press_release as release')
    .innerJoin('press_release_text as text', 'text.press_release_id', 'release.id')
    .select(['release.id', 'release.date'])
    .select(['text.language', 'text.title', 'text.subtitle', 'text.abstract', 'text.body'])
    .where('release.id', 'in', ids)
    .where('text.status', '=', 'published')
    .orderBy('release.id')
    .orderBy('text.language')
    .execute();
  const captions = await listCaptions(trx, ids);
  const releases = new Map<number, { id: number; date: string; texts: SearchableText[] }>();
  for (const { id, date, ...text } of rows) {
    const release = releases.get(id) ?? { id, date, texts: [] };
    const spoken = (captions.get(id) ?? []).map((caption) => caption[text.language]);
    release.texts.push({ ...text, body: [toPlainText(text.body), ...spoken].join('\n') });
    releases.set(id, release);
  }
  await search.removeDocuments(
    trx,
    'release',
    ids.filter((id) => !releases.has(id)),
  );
  await search.putDocuments(
    trx,
    'release',
    Array.from(releases.values(), ({ texts, ...release }) =>
      buildDocument({ ...release, isDated: true }, texts),
    ),
  );
}

/** For pictures whose words were written anew. */
export async function indexReleasesShowing(
  search: SearchIndex,
  trx: Db,
  assetIds: readonly number[],
): Promise<void> {
  const heroes = trx.selectFrom('press_release').select('id').where('hero_asset_id', 'in', assetIds);
  const links = trx
    .selectFrom('press_release_picture')
    .select('press_release_id as id')
    .where('asset_id', 'in', assetIds);
  const rows = await heroes.union(links).execute();
  await indexReleases(
    search,
    trx,
    rows.map(({ id }) => id),
  );
}

/** By release. What has an embargo of its own stays out until that is taken from it: nobody is to guess its words. */
async function listCaptions(
  trx: Db,
  ids: readonly number[],
): Promise<Map<number, Record<Language, string>[]>> {
  const heroes = trx
    .selectFrom('press_release as release')
    .innerJoin('asset', 'asset.id', 'release.hero_asset_id')
    .select(['release.id', 'asset.id as asset_id', 'asset.caption_en as en', 'asset.caption_it as it'])
    .where('asset.embargo_until', 'is', null)
    .where('release.id', 'in', ids);
  const others = trx
    .selectFrom('press_release_picture as link')
    .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
    .innerJoin('asset', 'asset.id', 'link.asset_id')
    .select(['link.press_release_id as id', 'asset.id as asset_id'])
    .select(['asset.caption_en as en', 'asset.caption_it as it'])
    .where('asset.embargo_until', 'is', null)
    .where(comesWithTexts())
    .where('link.press_release_id', 'in', ids);
  const rows = await heroes.union(others).orderBy('id').orderBy('asset_id').execute();
  return Map.groupBy(rows, ({ id }) => id);
}

export const releaseIndexer: Indexer = { index: indexReleases, indexAssets: indexReleasesShowing };
