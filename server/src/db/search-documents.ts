import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { SEARCH_VERSION, type SearchDocument } from '../search/document.ts';
import { IN_ABSTRACT, IN_TITLE, type RankTexts, toRankText } from '../search/rank.ts';
import type { Db } from './db.ts';
import { type BlankFor, padIds, padValues, runPrepared } from './prepared.ts';

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

export interface PlaceSearch {
  corpus: Corpus;
  ids: readonly number[];
  tokens: readonly string[];
}

/** How an engine finds one text in another, and asks for a list of ids. */
interface PlaceWays {
  find: 'instr' | 'strpos';
  isAmong: (blank: BlankFor<PlaceSearch>) => RawBuilder<SqlBool>;
}

/** In which fields of documents tokens stand; see `SearchIndex.listPlaces`. */
export async function listPlaces(
  db: Db,
  asked: PlaceSearch,
  { find, isAmong }: PlaceWays,
): Promise<Map<number, string>> {
  const values = { ...asked, tokens: padValues(asked.tokens, '') };
  const shape = `places ${values.corpus} ${values.tokens.length}`;
  const rows = await runPrepared(db, shape, values, (blank) => {
    const isIn = (field: string, at: number) =>
      sql`${sql.raw(find)}(' ' || ${sql.ref(field)} || ' ', ${blank((run) => ` ${run.tokens[at]} `)}) > 0`;
    const digits = values.tokens.map(
      (_, at) => sql`cast(case when ${isIn('title', at)} then ${sql.lit(IN_TITLE)} else 0 end
        + case when ${isIn('abstract', at)} then ${sql.lit(IN_ABSTRACT)} else 0 end as text)`,
    );
    return db
      .selectFrom(documentTable<Corpus>(values.corpus))
      .select(['document_id', sql<string>`${sql.join(digits, sql` || `)}`.as('digits')])
      .where(isAmong(blank));
  });
  return new Map(rows.map(({ document_id, digits }) => [document_id, digits]));
}
