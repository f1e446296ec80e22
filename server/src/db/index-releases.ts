import { buildDocument, type SearchableText } from '../search/document.ts';
import { toPlainText } from '../search/plain-text.ts';
import type { Db } from './database.ts';
import type { SearchIndex } from './search-index.ts';

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
    release.texts.push({ ...text, body: toPlainText(text.body) });
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
    Array.from(releases.values(), (release) => buildDocument(release, release.texts)),
  );
}
