import type { Kysely, RawBuilder } from 'kysely';
import type { Ddl } from '../migrate.ts';

/** The part of the search tables that both engines share. */
export async function createSearchTables(
  db: Kysely<unknown>,
  { text, tableEnd }: Ddl,
  sortKey: RawBuilder<unknown>,
): Promise<void> {
  const createTable = (name: string) => db.schema.createTable(name).modifyEnd(tableEnd);

  // Title and abstract are kept as tokens, for ranking. `sort_key` is date and id in one number.
  await createTable('release_search')
    .addColumn('press_release_id', 'integer', (column) =>
      column.primaryKey().notNull().references('press_release.id').onDelete('cascade'),
    )
    .addColumn('sort_key', sortKey, (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('abstract', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('release_search_by_version').on('release_search').column('version').execute();

  await createTable('search_word')
    .addColumn('folded', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('word', text, (column) => column.notNull())
    .addColumn('tail', text, (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('releases', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_word_pk', ['folded', 'language'])
    .execute();
  await db.schema.createIndex('search_word_by_tail').on('search_word').columns(['tail', 'length']).execute();
}
