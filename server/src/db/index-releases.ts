import { buildDocument, SEARCH_VERSION, type SearchableText } from '../search/document.ts';
import type { Database, Db } from './database.ts';
import type { SearchIndex } from './search-index.ts';

const STALE_BATCH_SIZE = 50;

/**
 * Brings the search index up to date with what these releases hold now; call it in the transaction that changed them,
 * with many ids at once when loading. Only published languages get in.
 */
export async function indexReleases(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
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
  const releases = new Map<number, { id: number; date: string; texts: SearchableText[] }>();
  for (const { id, date, ...text } of rows) {
    const release = releases.get(id) ?? { id, date, texts: [] };
    release.texts.push(text);
    releases.set(id, release);
  }
  for (const id of ids) {
    if (!releases.has(id)) await search.removeDocument(trx, id);
  }
  await search.putDocuments(
    trx,
    Array.from(releases.values(), (release) => buildDocument(release, release.texts)),
  );
}

/** Builds documents of an older `SEARCH_VERSION` anew, a batch at a time; they are found meanwhile as they are. */
export async function refreshStaleDocuments({
  db,
  search,
}: Pick<Database, 'db' | 'search'>): Promise<number> {
  let refreshed = 0;
  for (;;) {
    const ids = await db.transaction().execute(async (trx) => {
      const stale = await trx
        .selectFrom('release_search')
        .select('press_release_id')
        .where('version', '<', SEARCH_VERSION)
        .orderBy('version')
        .limit(STALE_BATCH_SIZE)
        .execute();
      const batch = stale.map((row) => row.press_release_id);
      await indexReleases(search, trx, batch);
      return batch;
    });
    if (ids.length === 0) return refreshed;
    refreshed += ids.length;
    // Requests come first.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
