import { SEARCH_VERSION, type SearchDocument } from '../search/document.ts';
import { type RankTexts, toRankText } from '../search/rank.ts';
import type { Db } from './database.ts';
import { padIds, runPrepared } from './prepared.ts';

/** What is searched apart from each other. A document has the id of its release, `gallery_picture`, `magazine_page`, kit or company. */
export const CORPORA = ['release', 'picture', 'magazine_page', 'press_kit', 'company'] as const;
export type Corpus = (typeof CORPORA)[number];

export const documentTable = <Name extends Corpus>(corpus: Name): `${Name}_search` => `${corpus}_search`;

/** Takes documents out, together with what the engine keeps of them: a trigger or a foreign key follows this row. */
export async function removeSearchDocuments(trx: Db, corpus: Corpus, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom(documentTable(corpus)).where('document_id', 'in', ids).execute();
}

/** Writes the part of documents that both engines share, in place of what was there. */
export async function replaceSearchDocuments(
  trx: Db,
  corpus: Corpus,
  documents: readonly SearchDocument[],
): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await removeSearchDocuments(trx, corpus, ids);
  await trx
    .insertInto(documentTable(corpus))
    .values(
      documents.map(({ id, sortKey, fields }) => ({
        document_id: id,
        sort_key: sortKey,
        version: SEARCH_VERSION,
        title: toRankText(fields.title),
        abstract: toRankText(fields.abstract),
      })),
    )
    .execute();
}

/** What ranking needs of documents. */
export async function listRankTexts(
  db: Db,
  corpus: Corpus,
  ids: readonly number[],
): Promise<Map<number, RankTexts>> {
  const values = { ids: padIds(ids) };
  const rows = await runPrepared(db, `rank texts ${corpus} ${values.ids.length}`, values, (blank) =>
    db
      .selectFrom(documentTable<Corpus>(corpus))
      .select(['document_id', 'title', 'abstract'])
      .where(
        'document_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      ),
  );
  return new Map(rows.map(({ document_id, title, abstract }) => [document_id, { title, abstract }]));
}
