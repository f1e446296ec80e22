import { sql } from 'kysely';
import {
  LONG_AGO,
  mustReferTo,
  refersTo,
  required,
  type SchemaBuilder,
  sharedKey,
  withDefault,
} from './schema-builder.ts';

// Start of visibility of a gallery, magazine or kit; the same expression on both engines.
const VISIBLE_FROM = sql`case
  when status = 'published' and crisis_id is null
  then case when embargo_until is not null and embargo_until > published_at then embargo_until else published_at end
end`;

/** Starts a table of content under the visibility rule. */
const createVisible = ({ createTable, id, text }: SchemaBuilder, name: string) =>
  createTable(name)
    .addColumn('id', 'integer', id)
    .addColumn('status', text, required)
    .addColumn('access', text, required)
    .addColumn('published_at', text, required)
    .addColumn('embargo_until', text)
    .addColumn('expires_at', text)
    .addColumn('crisis_id', 'integer', refersTo('crisis'))
    .addColumn('visible_from', text, (column) => column.generatedAlwaysAs(VISIBLE_FROM).stored())
    .addColumn('appeared_at', text)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required);

export async function createGallery(builder: SchemaBuilder): Promise<void> {
  const { createIndexes, createTable, id, text } = builder;
  await createTable('gallery_node')
    .addColumn('id', 'integer', id)
    .addColumn('parent_id', 'integer', refersTo('gallery_node', 'cascade'))
    .addColumn('position', 'integer', required)
    .addColumn('name_en', text, required)
    .addColumn('name_it', text, required)
    .addColumn('status', text, withDefault('published'))
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('updated_at', text, withDefault(LONG_AGO))
    .execute();
  await createIndexes('gallery_node', { by_parent_id: ['parent_id', 'position'] });

  await createVisible(builder, 'gallery')
    .addColumn('gallery_node_id', 'integer', mustReferTo('gallery_node', 'cascade'))
    // Copied from the branches above, so that the visibility rule need not walk the tree.
    .addColumn('branch_hidden', 'integer', withDefault(0))
    .addColumn('position', 'integer', required)
    .addColumn('name_en', text, required)
    .addColumn('name_it', text, required)
    .execute();
  await createIndexes('gallery', {
    by_crisis_id: ['crisis_id'],
    by_gallery_node_id: ['gallery_node_id', 'position'],
    by_visible_from: ['visible_from'],
    by_appeared_at: ['appeared_at'],
    by_expires_at: ['expires_at'],
  });

  // Search treats a picture in each gallery separately: a hidden gallery must not reveal its name through another.
  await createTable('gallery_picture')
    .addColumn('id', 'integer', id)
    .addColumn('gallery_id', 'integer', mustReferTo('gallery', 'cascade'))
    .addColumn('asset_id', 'integer', mustReferTo('asset', 'cascade'))
    .addColumn('position', 'integer', required)
    .addUniqueConstraint('gallery_picture_once', ['gallery_id', 'asset_id'])
    .execute();
  await createIndexes('gallery_picture', {
    by_gallery_id: ['gallery_id', 'position'],
    by_asset_id: ['asset_id', 'gallery_id'],
  });
}

export async function createMagazines(builder: SchemaBuilder): Promise<void> {
  const { createIndexes, createTable, id, text } = builder;
  await createVisible(builder, 'magazine')
    .addColumn('kind', text, required)
    .addColumn('territory', text)
    .addColumn('year', 'integer', required)
    .addColumn('month', 'integer', required)
    .addColumn('title_en', text, required)
    .addColumn('title_it', text, required)
    .addColumn('issue_number', text, withDefault(''))
    .addColumn('document_asset_id', 'integer', mustReferTo('asset'))
    .addColumn('cover_asset_id', 'integer', refersTo('asset'))
    .execute();
  await createIndexes('magazine', {
    by_crisis_id: ['crisis_id'],
    by_kind: ['kind', 'year', 'month', 'territory'],
    by_document_asset_id: ['document_asset_id'],
    by_visible_from: ['visible_from'],
    by_appeared_at: ['appeared_at'],
    by_expires_at: ['expires_at'],
    cover: ['cover_asset_id'],
  });

  await createTable('magazine_page')
    .addColumn('id', 'integer', id)
    .addColumn('magazine_id', 'integer', mustReferTo('magazine', 'cascade'))
    .addColumn('page', 'integer', required)
    .addUniqueConstraint('magazine_page_once', ['magazine_id', 'page'])
    .execute();

  await createTable('opening')
    .addColumn('id', 'integer', id)
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('press_release_id', 'integer', refersTo('press_release', 'cascade'))
    .addColumn('magazine_id', 'integer', refersTo('magazine', 'cascade'))
    .addColumn('opened_at', text, required)
    .addUniqueConstraint('opening_of_release', ['user_account_id', 'press_release_id'])
    .addUniqueConstraint('opening_of_magazine', ['user_account_id', 'magazine_id'])
    .execute();
  await createIndexes('opening', {
    by_press_release_id: ['press_release_id'],
    by_magazine_id: ['magazine_id'],
    by_opened_at: ['opened_at'],
  });
}

export async function createPressKits(builder: SchemaBuilder): Promise<void> {
  const { createIndexes, createTable, id, index, text } = builder;
  await createVisible(builder, 'press_kit')
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('company_id', 'integer', refersTo('company', 'set null'))
    .addColumn('year', 'integer', required)
    .addColumn('title_en', text, required)
    .addColumn('title_it', text, required)
    .execute();
  await createIndexes('press_kit', {
    by_crisis_id: ['crisis_id'],
    by_press_group_id: ['press_group_id', 'year'],
    by_visible_from: ['visible_from'],
    by_appeared_at: ['appeared_at'],
    by_expires_at: ['expires_at'],
    by_company_id: ['company_id'],
  });
  await index('press_kit', 'of_company_by_status', ['company_id', 'status'])
    .where(sql.ref('company_id'), 'is not', null)
    .execute();

  await createTable('press_kit_file')
    .addColumn('press_kit_id', 'integer', mustReferTo('press_kit', 'cascade'))
    .addColumn('asset_id', 'integer', mustReferTo('asset'))
    .addColumn('position', 'integer', required)
    .addColumn('language', text)
    .addColumn('title_en', text, required)
    .addColumn('title_it', text, required)
    .addColumn('added_at', text, required)
    .addPrimaryKeyConstraint('press_kit_file_pk', ['press_kit_id', 'position', 'asset_id'])
    .execute();
  await createIndexes('press_kit_file', { by_asset_id: ['asset_id'] });

  await createTable('press_kit_step')
    .addColumn('id', 'integer', id)
    .addColumn('press_kit_id', 'integer', mustReferTo('press_kit', 'cascade'))
    .addColumn('at', text, required)
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('status', text, required)
    .addColumn('note', text, withDefault(''))
    .execute();
  await createIndexes('press_kit_step', {
    by_press_kit_id: ['press_kit_id'],
    by_user_account_id: ['user_account_id'],
  });

  await createTable('press_kit_visit')
    .addColumn('user_account_id', 'integer', sharedKey('user_account'))
    .addColumn('at', text, required)
    .addColumn('previous_at', text)
    .execute();
}
