import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../migrate.ts';

/** What further corpora need of the tables of media. */
export async function createMediaTables(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await giveGalleryPicturesIds(db, ddl);
  await createMagazinePages(db, ddl);
  // The few pictures that cannot be shown are counted instead of all that can.
  await db.schema.createIndex('asset_by_state').on('asset').column('state').execute();
}

/** The tables whose rows are the documents of each new corpus. */
export const MEDIA_CORPORA = {
  picture: 'gallery_picture',
  magazine_page: 'magazine_page',
  press_kit: 'press_kit',
};

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
