import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Ddl } from '../migrate.ts';

/** What the index of 002 becomes for several corpora, as far as both engines share it. */
export async function createMediaSearchTables(
  db: Kysely<unknown>,
  ddl: Ddl,
  sortKey: RawBuilder<unknown>,
): Promise<void> {
  await db.schema.alterTable('release_search').renameColumn('press_release_id', 'document_id').execute();
  await giveGalleryPicturesIds(db, ddl);
  await createMagazinePages(db, ddl);
  // The few pictures that cannot be shown are counted instead of all that can.
  await db.schema.createIndex('asset_by_state').on('asset').column('state').execute();
  for (const [corpus, owner] of Object.entries(MEDIA_CORPORA)) {
    await createDocuments(db, ddl, { table: `${corpus}_search`, owner, sortKey });
  }
}

/** The tables whose rows are the documents of each new corpus. */
const MEDIA_CORPORA = {
  picture: 'gallery_picture',
  magazine_page: 'magazine_page',
  press_kit: 'press_kit',
};
export const MEDIA_CORPUS_NAMES = Object.keys(MEDIA_CORPORA);

// Like `release_search` of 002.
async function createDocuments(
  db: Kysely<unknown>,
  { text, tableEnd }: Ddl,
  { table, owner, sortKey }: { table: string; owner: string; sortKey: RawBuilder<unknown> },
): Promise<void> {
  await db.schema
    .createTable(table)
    .modifyEnd(tableEnd)
    .addColumn('document_id', 'integer', (column) =>
      column.primaryKey().notNull().references(`${owner}.id`).onDelete('cascade'),
    )
    .addColumn('sort_key', sortKey, (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('abstract', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex(`${table}_by_version`).on(table).column('version').execute();
}

// A picture is found in each gallery by itself: one that nobody may see yet must not give its name away by another.
async function giveGalleryPicturesIds(db: Kysely<unknown>, { id, tableEnd }: Ddl): Promise<void> {
  await db.schema
    .createTable('gallery_picture_with_id')
    .modifyEnd(tableEnd)
    .addColumn('id', 'integer', id)
    .addColumn('gallery_id', 'integer', (column) =>
      column.notNull().references('gallery.id').onDelete('cascade'),
    )
    .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('gallery_picture_once', ['gallery_id', 'asset_id'])
    .execute();
  await sql`insert into gallery_picture_with_id (gallery_id, asset_id, position)
    select gallery_id, asset_id, min(position) from gallery_picture group by gallery_id, asset_id
    order by gallery_id, min(position)`.execute(db);
  await db.schema.dropTable('gallery_picture').execute();
  await db.schema.alterTable('gallery_picture_with_id').renameTo('gallery_picture').execute();
  const index = (name: string) => db.schema.createIndex(name).on('gallery_picture');
  await index('gallery_picture_by_gallery_id').columns(['gallery_id', 'position']).execute();
  await index('gallery_picture_by_asset_id').columns(['asset_id', 'gallery_id']).execute();
}

async function createMagazinePages(db: Kysely<unknown>, { id, tableEnd }: Ddl): Promise<void> {
  await db.schema
    .createTable('magazine_page')
    .modifyEnd(tableEnd)
    .addColumn('id', 'integer', id)
    .addColumn('magazine_id', 'integer', (column) =>
      column.notNull().references('magazine.id').onDelete('cascade'),
    )
    .addColumn('page', 'integer', (column) => column.notNull())
    .addUniqueConstraint('magazine_page_once', ['magazine_id', 'page'])
    .execute();
}
