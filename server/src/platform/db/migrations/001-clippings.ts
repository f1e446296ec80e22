import { mustReferTo, refersTo, required, type SchemaBuilder, withDefault } from './schema-builder.ts';

/** Clippings of articles, broadcasts and posts. */
export async function createClippings({
  createIndexes,
  createTable,
  id,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('clipping')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('kind', text, required)
    .addColumn('headline', text, required)
    .addColumn('outlet_id', 'integer', mustReferTo('outlet'))
    .addColumn('author', text, withDefault(''))
    .addColumn('author_key', text, withDefault(''))
    .addColumn('contact_id', 'integer', refersTo('contact', 'set null'))
    .addColumn('published_on', text, required)
    .addColumn('edition', text, withDefault(''))
    .addColumn('page', text, withDefault(''))
    .addColumn('url', text, withDefault(''))
    .addColumn('url_key', text, withDefault(''))
    .addColumn('picture_url', text, withDefault(''))
    .addColumn('excerpt', text, withDefault(''))
    .addColumn('search_text', text, required)
    .addColumn('language', text, withDefault(''))
    .addColumn('tone', text, withDefault(''))
    .addColumn('reach', 'integer')
    .addColumn('space', 'integer')
    .addColumn('seconds', 'integer')
    .addColumn('licence', text, required)
    .addColumn('licensed_until', text)
    .addColumn('file_asset_id', 'integer', refersTo('asset', 'set null'))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('clipping', {
    by_published_on: ['published_on', 'id'],
    by_press_group_id: ['press_group_id', 'published_on', 'id'],
    by_outlet_id: ['outlet_id'],
    by_contact_id: ['contact_id'],
    by_author_key: ['author_key'],
    by_url_key: ['url_key'],
    by_file_asset_id: ['file_asset_id'],
    by_updated_at: ['updated_at'],
  });

  await createTable('clipping_company')
    .addColumn('clipping_id', 'integer', mustReferTo('clipping', 'cascade'))
    .addColumn('company_id', 'integer', mustReferTo('company', 'cascade'))
    .addPrimaryKeyConstraint('clipping_company_pk', ['clipping_id', 'company_id'])
    .execute();
  await createIndexes('clipping_company', { by_company_id: ['company_id', 'clipping_id'] });

  await createTable('clipping_release')
    .addColumn('clipping_id', 'integer', mustReferTo('clipping', 'cascade'))
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addPrimaryKeyConstraint('clipping_release_pk', ['clipping_id', 'press_release_id'])
    .execute();
  await createIndexes('clipping_release', { by_press_release_id: ['press_release_id', 'clipping_id'] });

  await createTable('clipping_picture')
    .addColumn('clipping_id', 'integer', mustReferTo('clipping', 'cascade'))
    .addColumn('asset_id', 'integer', mustReferTo('asset', 'cascade'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('clipping_picture_pk', ['clipping_id', 'asset_id'])
    .execute();
  await createIndexes('clipping_picture', { by_asset_id: ['asset_id'] });
}

/** Editions of the press review. */
export async function createPressReviews({
  createIndexes,
  createTable,
  id,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('press_review')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('day', text, required)
    .addColumn('title', text, required)
    .addColumn('introduction', text, withDefault(''))
    .addColumn('language', text, required)
    .addColumn('state', text, required)
    .addColumn('published_at', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('press_review', {
    by_day: ['day', 'id'],
    by_press_group_id: ['press_group_id', 'day', 'id'],
    by_updated_at: ['updated_at'],
  });

  await createTable('press_review_clipping')
    .addColumn('press_review_id', 'integer', mustReferTo('press_review', 'cascade'))
    .addColumn('clipping_id', 'integer', mustReferTo('clipping', 'cascade'))
    .addColumn('section', text, required)
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('press_review_clipping_pk', ['press_review_id', 'clipping_id'])
    .execute();
  await createIndexes('press_review_clipping', { by_clipping_id: ['clipping_id', 'press_review_id'] });

  await createTable('press_review_file')
    .addColumn('press_review_id', 'integer', mustReferTo('press_review', 'cascade'))
    .addColumn('basis', text, required)
    .addColumn('sha256', text, required)
    .addPrimaryKeyConstraint('press_review_file_pk', ['press_review_id'])
    .execute();
  await createIndexes('press_review_file', { by_sha256: ['sha256'] });
}
