import type { Kysely } from 'kysely';
import type { Ddl } from '../migrate.ts';

/** The vocabulary of suggestions. */
export async function createSearchWords(db: Kysely<unknown>, { text, tableEnd }: Ddl): Promise<void> {
  await db.schema
    .createTable('search_word')
    .modifyEnd(tableEnd)
    .addColumn('folded', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('word', text, (column) => column.notNull())
    .addColumn('tail', text, (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_word_pk', ['folded', 'language', 'word'])
    .execute();
  await db.schema.createIndex('search_word_by_tail').on('search_word').columns(['tail', 'length']).execute();
}
