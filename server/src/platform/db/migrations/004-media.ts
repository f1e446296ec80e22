import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

// The instant from which readers may see a gallery, a magazine or a kit; the same expression works on both engines.
const VISIBLE_FROM = sql`case
  when status = 'published'
  then case when embargo_until is not null and embargo_until > published_at then embargo_until else published_at end
end`;

export const media: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const createTable = (name: string) => db.schema.createTable(name).modifyEnd(tableEnd);
    /** A table of what readers see by the one rule of visibility. */
    const createVisible = (name: string) =>
      createTable(name)
        .addColumn('id', 'integer', id)
        .addColumn('status', text, (column) => column.notNull())
        .addColumn('access', text, (column) => column.notNull())
        .addColumn('published_at', text, (column) => column.notNull())
        .addColumn('embargo_until', text)
        .addColumn('expires_at', text)
        .addColumn('visible_from', text, (column) => column.generatedAlwaysAs(VISIBLE_FROM).stored())
        .addColumn('created_at', text, (column) => column.notNull())
        .addColumn('updated_at', text, (column) => column.notNull());
    const createIndex = (table: string, ...columns: string[]) =>
      db.schema.createIndex(`${table}_by_${columns[0]}`).on(table).columns(columns).execute();

    const asset = () => db.schema.alterTable('asset');
    await asset()
      .addColumn('kind', text, (column) => column.notNull().defaultTo('picture'))
      .execute();
    await asset()
      .addColumn('state', text, (column) => column.notNull().defaultTo('ready'))
      .execute();
    for (const name of ['copyright', 'rights_en', 'rights_it']) {
      await asset()
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await asset().addColumn('pages', 'integer').execute();
    for (const name of ['failure', 'taken_on', 'embargo_until'])
      await asset().addColumn(name, text).execute();
    await asset()
      .addColumn('cover_asset_id', 'integer', (column) => column.references('asset.id').onDelete('set null'))
      .execute();
    await createIndex('asset', 'cover_asset_id');
    await createIndex('asset', 'embargo_until');
    // Documents were marked by nothing but their type before.
    await sql`update asset set kind = 'document' where media_type = 'application/pdf'`.execute(db);

    await db.schema.alterTable('asset_rendition').renameTo('asset_rendition_before').execute();
    await db.schema.dropIndex('asset_rendition_sha256').execute();
    await createTable('asset_rendition')
      .addColumn('asset_id', 'integer', (column) =>
        column.notNull().references('asset.id').onDelete('cascade'),
      )
      .addColumn('media_type', text, (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('sha256', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('is_original', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('asset_rendition_by_type_pk', ['asset_id', 'media_type', 'width'])
      .execute();
    await sql`insert into asset_rendition (asset_id, media_type, width, height, sha256, bytes, is_original)
      select asset_id, media_type, width, height, sha256, bytes, 0 from asset_rendition_before`.execute(db);
    await db.schema.dropTable('asset_rendition_before').execute();
    await db.schema.createIndex('asset_rendition_sha256').on('asset_rendition').column('sha256').execute();

    await createTable('asset_page')
      .addColumn('asset_id', 'integer', (column) =>
        column.notNull().references('asset.id').onDelete('cascade'),
      )
      .addColumn('page', 'integer', (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('asset_page_pk', ['asset_id', 'page'])
      .execute();

    await createTable('gallery_node')
      .addColumn('id', 'integer', id)
      .addColumn('parent_id', 'integer', (column) => column.references('gallery_node.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name_en', text, (column) => column.notNull())
      .addColumn('name_it', text, (column) => column.notNull())
      .execute();
    await createIndex('gallery_node', 'parent_id', 'position');

    await createVisible('gallery')
      .addColumn('gallery_node_id', 'integer', (column) =>
        column.notNull().references('gallery_node.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name_en', text, (column) => column.notNull())
      .addColumn('name_it', text, (column) => column.notNull())
      .execute();
    await createIndex('gallery', 'gallery_node_id', 'position');
    await createIndex('gallery', 'visible_from');
    await createIndex('gallery', 'expires_at');

    await createTable('gallery_picture')
      .addColumn('gallery_id', 'integer', (column) =>
        column.notNull().references('gallery.id').onDelete('cascade'),
      )
      .addColumn('asset_id', 'integer', (column) =>
        column.notNull().references('asset.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('gallery_picture_pk', ['gallery_id', 'position', 'asset_id'])
      .execute();
    await createIndex('gallery_picture', 'asset_id', 'gallery_id');

    await createVisible('magazine')
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('territory', text)
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('month', 'integer', (column) => column.notNull())
      .addColumn('title_en', text, (column) => column.notNull())
      .addColumn('title_it', text, (column) => column.notNull())
      .addColumn('document_asset_id', 'integer', (column) => column.notNull().references('asset.id'))
      .execute();
    await createIndex('magazine', 'kind', 'year', 'month', 'territory');
    await createIndex('magazine', 'document_asset_id');
    await createIndex('magazine', 'visible_from');
    await createIndex('magazine', 'expires_at');

    await createVisible('press_kit')
      .addColumn('press_group_id', 'integer', (column) => column.notNull().references('press_group.id'))
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('title_en', text, (column) => column.notNull())
      .addColumn('title_it', text, (column) => column.notNull())
      .execute();
    await createIndex('press_kit', 'press_group_id', 'year');
    await createIndex('press_kit', 'visible_from');
    await createIndex('press_kit', 'expires_at');

    await createTable('press_kit_file')
      .addColumn('press_kit_id', 'integer', (column) =>
        column.notNull().references('press_kit.id').onDelete('cascade'),
      )
      .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('language', text)
      .addColumn('title_en', text, (column) => column.notNull())
      .addColumn('title_it', text, (column) => column.notNull())
      .addColumn('added_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('press_kit_file_pk', ['press_kit_id', 'position', 'asset_id'])
      .execute();
    await createIndex('press_kit_file', 'asset_id');

    await createTable('press_kit_visit')
      .addColumn('user_account_id', 'integer', (column) =>
        column.primaryKey().notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('previous_at', text)
      .execute();

    // A release's pictures beside its hero.
    await createTable('press_release_picture')
      .addColumn('press_release_id', 'integer', (column) =>
        column.notNull().references('press_release.id').onDelete('cascade'),
      )
      .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('press_release_picture_pk', ['press_release_id', 'position', 'asset_id'])
      .execute();
    await createIndex('press_release_picture', 'asset_id');

    // Both a record and the ticket that its address names.
    await createTable('download')
      .addColumn('id', 'integer', id)
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('request', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('media_type', text, (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('requested_at', text, (column) => column.notNull())
      .addColumn('started_at', text)
      .execute();
    await createIndex('download', 'user_account_id', 'id');
    await createIndex('download', 'requested_at');
  },
});
