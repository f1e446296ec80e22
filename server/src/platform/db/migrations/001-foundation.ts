import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

// The instant from which readers may see a release; the same expression works on both engines.
const VISIBLE_FROM = sql`case
  when status in ('scheduled', 'published') and languages <> '' and publish_at is not null
  then case when embargo_until is not null and embargo_until > publish_at then embargo_until else publish_at end
end`;

export const foundation: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const createTable = (name: string) => db.schema.createTable(name).modifyEnd(tableEnd);

    await createTable('press_group')
      .addColumn('id', 'integer', id)
      .addColumn('name', text, (column) => column.notNull().unique())
      .addColumn('theme', text, (column) => column.notNull())
      .addColumn('tagline_en', text, (column) => column.notNull())
      .addColumn('tagline_it', text, (column) => column.notNull())
      .addColumn('boilerplate_en', text, (column) => column.notNull())
      .addColumn('boilerplate_it', text, (column) => column.notNull())
      .execute();

    await createTable('asset')
      .addColumn('id', 'integer', id)
      .addColumn('sha256', text, (column) => column.notNull())
      .addColumn('media_type', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('credit', text, (column) => column.notNull())
      .addColumn('caption_en', text, (column) => column.notNull())
      .addColumn('caption_it', text, (column) => column.notNull())
      .addColumn('alt_en', text, (column) => column.notNull())
      .addColumn('alt_it', text, (column) => column.notNull())
      .addColumn('placeholder', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('asset_sha256').on('asset').column('sha256').execute();

    await createTable('asset_rendition')
      .addColumn('asset_id', 'integer', (column) =>
        column.notNull().references('asset.id').onDelete('cascade'),
      )
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('sha256', text, (column) => column.notNull())
      .addColumn('media_type', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('asset_rendition_pk', ['asset_id', 'width'])
      .execute();
    await db.schema.createIndex('asset_rendition_sha256').on('asset_rendition').column('sha256').execute();

    await createTable('press_release')
      .addColumn('id', 'integer', id)
      .addColumn('press_group_id', 'integer', (column) => column.notNull().references('press_group.id'))
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('access', text, (column) => column.notNull())
      .addColumn('date', text, (column) => column.notNull())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('month', 'integer', (column) => column.notNull())
      .addColumn('publish_at', text)
      .addColumn('embargo_until', text)
      .addColumn('expires_at', text)
      .addColumn('languages', text, (column) => column.notNull())
      .addColumn('visible_from', text, (column) => column.generatedAlwaysAs(VISIBLE_FROM).stored())
      .addColumn('hero_asset_id', 'integer', (column) => column.references('asset.id'))
      .addColumn('sectors', text, (column) => column.notNull())
      .addColumn('contacts', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute();
    // Lists walk these newest first and decide visibility without touching the table.
    const visibility = ['access', 'visible_from', 'expires_at'];
    await db.schema
      .createIndex('press_release_by_group')
      .on('press_release')
      .columns(['press_group_id', 'date', 'id', ...visibility])
      .execute();
    await db.schema
      .createIndex('press_release_by_group_year')
      .on('press_release')
      .columns(['press_group_id', 'year', 'date', 'id', 'month', ...visibility])
      .execute();
    await db.schema
      .createIndex('press_release_by_date')
      .on('press_release')
      .columns(['date', 'id', ...visibility])
      .execute();
    await db.schema
      .createIndex('press_release_by_visible_from')
      .on('press_release')
      .column('visible_from')
      .execute();
    await db.schema
      .createIndex('press_release_by_expires_at')
      .on('press_release')
      .column('expires_at')
      .execute();
    await db.schema
      .createIndex('press_release_by_hero')
      .on('press_release')
      .column('hero_asset_id')
      .execute();

    await createTable('press_release_text')
      .addColumn('press_release_id', 'integer', (column) =>
        column.notNull().references('press_release.id').onDelete('cascade'),
      )
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('subtitle', text, (column) => column.notNull())
      .addColumn('abstract', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('press_release_text_pk', ['press_release_id', 'language'])
      .execute();

    await createTable('press_release_attachment')
      .addColumn('press_release_id', 'integer', (column) =>
        column.notNull().references('press_release.id').onDelete('cascade'),
      )
      .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('press_release_attachment_pk', ['press_release_id', 'asset_id'])
      .execute();
    await db.schema
      .createIndex('press_release_attachment_by_asset')
      .on('press_release_attachment')
      .column('asset_id')
      .execute();

    await createTable('user_account')
      .addColumn('id', 'integer', id)
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('first_name', text, (column) => column.notNull())
      .addColumn('last_name', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('verified_at', text)
      .addColumn('disabled_at', text)
      .addColumn('token_version', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('last_sign_in_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();

    await createTable('user_group')
      .addColumn('id', 'integer', id)
      .addColumn('name', text, (column) => column.notNull().unique())
      .execute();

    await createTable('user_account_group')
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('user_group_id', 'integer', (column) => column.notNull().references('user_group.id'))
      .addPrimaryKeyConstraint('user_account_group_pk', ['user_account_id', 'user_group_id'])
      .execute();

    await createTable('audit_entry')
      .addColumn('id', 'integer', id)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .execute();

    await createTable('rate_limit')
      .addColumn('key', text, (column) => column.primaryKey().notNull())
      .addColumn('resets_at', 'integer', (column) => column.notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .execute();

    await createTable('job')
      .addColumn('id', 'integer', id)
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('payload', text, (column) => column.notNull())
      .addColumn('run_at', text, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('leased_until', text)
      .addColumn('last_error', text)
      .addColumn('dead_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('job_due').on('job').columns(['dead_at', 'run_at']).execute();
  },
});
