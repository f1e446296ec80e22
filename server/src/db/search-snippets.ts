import type { Expression, SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';
import { type BlankFor, padIds, runPrepared } from './prepared.ts';
import type { Schema } from './schema.ts';
import type { SnippetSearch } from './search-index.ts';

type Values = { words: string; ids: number[] };
type Texts = SelectQueryBuilder<Schema, 'press_release_text', { id: number }>;

/** Reads texts of releases; `select` says in the engine's own way what of them. */
export function readFoundTexts<Row>(
  db: Db,
  { words, language, ids }: SnippetSearch,
  select: (texts: Texts, words: Expression<string>) => SelectQueryBuilder<Schema, 'press_release_text', Row>,
): Promise<Row[]> {
  const values: Values = { words, ids: padIds(ids) };
  const shape = `found texts ${language} ${values.ids.length}`;
  return runPrepared(db, shape, values, (blank: BlankFor<Values>) =>
    select(
      db
        .selectFrom('press_release_text')
        .select('press_release_id as id')
        .where(
          'press_release_id',
          'in',
          values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
        )
        .where('language', '=', language),
      blank((run) => run.words),
    ),
  );
}
