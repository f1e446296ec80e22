import { required, type SchemaBuilder } from './schema-builder.ts';

/** The tables whose rows can be searched for, by the name of their index. */
const CORPORA = {
  release: 'press_release',
  picture: 'gallery_picture',
  magazine_page: 'magazine_page',
  press_kit: 'press_kit',
  company: 'company',
  clipping: 'clipping',
};

export async function createSearch({
  createSearchDocuments,
  db,
  createIndexes,
  createTable,
  text,
}: SchemaBuilder): Promise<void> {
  for (const [corpus, owner] of Object.entries(CORPORA)) await createSearchDocuments(db, corpus, owner);

  // The vocabulary of suggestions.
  await createTable('search_word')
    .addColumn('folded', text, required)
    .addColumn('language', text, required)
    .addColumn('word', text, required)
    .addColumn('tail', text, required)
    .addColumn('length', 'integer', required)
    .addPrimaryKeyConstraint('search_word_pk', ['folded', 'language', 'word'])
    .execute();
  await createIndexes('search_word', { by_tail: ['tail', 'length'] });
}
