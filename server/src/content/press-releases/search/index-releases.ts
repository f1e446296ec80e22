import type { Language } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import { publicName } from '../../../core/companies/names.ts';
import { buildDocument, type SearchableText } from '../../../core/search/document.ts';
import type { Indexer } from '../../../core/search/index/indexers.ts';
import type { SearchIndex } from '../../../core/search/index/search-index.ts';
import { toPlainText } from '../../../core/search/plain-text.ts';
import { comesWithTexts } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { padIds, runPrepared } from '../../../platform/db/prepared.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';

/**
 * Updates the search index with the current content of these releases; call it in the transaction that changed them,
 * with many ids at once when loading. Only published languages are indexed, with the names of company and event, and
 * the captions of pictures.
 */
export async function indexReleases(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  await lockRows(trx, search, 'press_release', ids);
  await indexLockedReleases(search, trx, ids);
}

/** The same for releases whose rows the transaction has written or locked before their texts. */
export async function indexLockedReleases(
  search: SearchIndex,
  trx: Db,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await listPublishedTexts(trx, ids);
  const captioned = new Set(rows.flatMap(({ id, has_pictures }) => (has_pictures ? [id] : [])));
  const captions = await listCaptions(trx, [...captioned]);
  const releases = new Map<number, { id: number; date: string; texts: SearchableText[] }>();
  for (const { id, date, has_pictures: _, issuer, event_it, event_en, ...text } of rows) {
    const release = releases.get(id) ?? { id, date, texts: [] };
    const event = text.language === 'it' ? event_it : event_en;
    const spoken = (captions.get(id) ?? []).map((caption) => caption[text.language]);
    release.texts.push({
      ...text,
      body: [text.dateline, toPlainText(text.body), issuer ?? '', event ?? '', ...spoken].join('\n'),
    });
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

function listPublishedTexts(trx: Db, ids: readonly number[]) {
  const values = { ids: padIds(ids) };
  return runPrepared(trx, `published texts ${values.ids.length}`, values, (blank) =>
    trx
      .selectFrom('press_release as release')
      .innerJoin('press_release_text as text', 'text.press_release_id', 'release.id')
      .leftJoin('company', 'company.id', 'release.company_id')
      .leftJoin('event', 'event.id', 'release.event_id')
      .select(['release.id', 'release.date', publicName.as('issuer')])
      .select(['event.name_it as event_it', 'event.name_en as event_en'])
      .select(['text.language', ...RELEASE_TEXT_FIELDS.map((field) => `text.${field}` as const)])
      .select((eb) =>
        eb
          .or([
            eb('release.hero_asset_id', 'is not', null),
            eb.exists(
              eb
                .selectFrom('press_release_picture as link')
                .select('link.asset_id')
                .whereRef('link.press_release_id', '=', 'release.id'),
            ),
          ])
          .as('has_pictures'),
      )
      .where(
        'release.id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .where('text.status', '=', 'published')
      .orderBy('release.id')
      .orderBy('text.language'),
  );
}

/** Releases per batch. */
const BATCH = 50;

/** For companies or events whose name may have changed. */
export async function indexReleasesOf(
  search: SearchIndex,
  trx: Db,
  named: { column: 'company_id' | 'event_id'; ids: readonly number[] },
): Promise<void> {
  if (named.ids.length === 0) return;
  const rows = await trx
    .selectFrom('press_release')
    .select('id')
    .where(named.column, 'in', named.ids)
    .orderBy('id')
    .execute();
  for (let at = 0; at < rows.length; at += BATCH) {
    await indexReleases(
      search,
      trx,
      rows.slice(at, at + BATCH).map(({ id }) => id),
    );
  }
}

/** For pictures whose texts have changed. */
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

/** By release. Captions of pictures under their own embargo are not indexed, so that their words cannot be guessed. */
async function listCaptions(
  trx: Db,
  ids: readonly number[],
): Promise<Map<number, Record<Language, string>[]>> {
  if (ids.length === 0) return new Map();
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

export const releaseIndexer: Indexer = { index: indexReleases, indexWords: indexReleasesShowing };
