import { sql } from 'kysely';
import {
  mustReferTo,
  primaryKey,
  refersTo,
  required,
  type SchemaBuilder,
  sharedKey,
  withDefault,
} from './schema-builder.ts';

export async function createAssets({
  db,
  createIndexes,
  createTable,
  id,
  index,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('asset')
    .addColumn('id', 'integer', id)
    .addColumn('kind', text, withDefault('picture'))
    .addColumn('state', text, withDefault('ready'))
    .addColumn('failure', text)
    .addColumn('sha256', text, required)
    .addColumn('media_type', text, required)
    .addColumn('bytes', 'integer', required)
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('pages', 'integer')
    .addColumn('name', text, required)
    .addColumn('credit', text, required)
    .addColumn('copyright', text, withDefault(''))
    .addColumn('rights_en', text, withDefault(''))
    .addColumn('rights_it', text, withDefault(''))
    .addColumn('caption_en', text, required)
    .addColumn('caption_it', text, required)
    .addColumn('alt_en', text, required)
    .addColumn('alt_it', text, required)
    .addColumn('keywords', text, withDefault('[]'))
    .addColumn('taken_on', text)
    .addColumn('digital_source_type', text)
    .addColumn('placeholder', text, required)
    .addColumn('focal_point', text)
    .addColumn('crop', text)
    .addColumn('whole_sha256', text)
    .addColumn('cover_asset_id', 'integer', refersTo('asset', 'set null'))
    .addColumn('embargo_until', text)
    .addColumn('rights_until', text)
    .addColumn('press_group_id', 'integer', refersTo('press_group', 'set null'))
    .addColumn('company_id', 'integer', refersTo('company', 'set null'))
    .addColumn('created_by', 'integer', refersTo('user_account', 'set null'))
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text)
    .execute();
  await createIndexes('asset', {
    sha256: ['sha256'],
    by_cover_asset_id: ['cover_asset_id', 'kind'],
    by_embargo_until: ['embargo_until'],
    library_by_rights_until: ['rights_until'],
    library_by_created_by: ['created_by'],
    library_by_press_group_id: ['press_group_id'],
    by_company_id: ['company_id'],
  });
  // The storage used by a company is summed from this index, once for each content.
  await index('asset', 'bytes_of_company', ['company_id', 'sha256', 'bytes'])
    .where(sql.ref('company_id'), 'is not', null)
    .execute();
  // Distinct filter values are found one by one through the index, without reading every picture. The state comes
  // first, because SQLite prefers an index that starts with a column compared by `=`.
  await createIndexes('asset', { by_state_and_credit: ['state', 'credit'] });
  await index('asset', 'by_state_and_taken_on', ['state', 'taken_on'])
    .where(sql.ref('taken_on'), 'is not', null)
    .execute();

  // Assets and press groups (logos) refer to each other, so one of the two references is added later.
  await db.schema
    .alterTable('press_group')
    .addColumn('logo_asset_id', 'integer', refersTo('asset'))
    .execute();
  await createIndexes('press_group', { by_logo_asset_id: ['logo_asset_id'] });

  await createTable('asset_rendition')
    .addColumn('asset_id', 'integer', mustReferTo('asset', 'cascade'))
    .addColumn('media_type', text, required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('sha256', text, required)
    .addColumn('bytes', 'integer', required)
    .addColumn('is_original', 'integer', required)
    .addPrimaryKeyConstraint('asset_rendition_pk', ['asset_id', 'media_type', 'width'])
    .execute();
  await createIndexes('asset_rendition', { sha256: ['sha256'] });

  await createTable('asset_social_cut')
    .addColumn('asset_id', 'integer', sharedKey('asset'))
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('sha256', text, required)
    .addColumn('bytes', 'integer', required)
    .execute();
  await createIndexes('asset_social_cut', { by_sha256: ['sha256'] });

  await createTable('asset_use')
    .addColumn('asset_id', 'integer', mustReferTo('asset', 'cascade'))
    .addColumn('use', text, required)
    .addColumn('basis', text, required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('sha256', text)
    .addColumn('bytes', 'integer', required)
    .addColumn('used_at', text, required)
    .addPrimaryKeyConstraint('asset_use_pk', ['asset_id', 'use'])
    .execute();
  await createIndexes('asset_use', { by_sha256: ['sha256'], by_used_at: ['used_at', 'bytes'] });

  await createTable('asset_page')
    .addColumn('asset_id', 'integer', mustReferTo('asset', 'cascade'))
    .addColumn('page', 'integer', required)
    .addColumn('text', text, required)
    .addColumn('picture_sha256', text)
    .addPrimaryKeyConstraint('asset_page_pk', ['asset_id', 'page'])
    .execute();
  await createIndexes('asset_page', { by_picture_sha256: ['picture_sha256'] });

  await createTable('asset_upload')
    .addColumn('id', text, primaryKey)
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('company_id', 'integer', refersTo('company', 'set null'))
    .addColumn('name', text, required)
    .addColumn('bytes', 'integer', required)
    .addColumn('replaces_asset_id', 'integer', refersTo('asset', 'cascade'))
    .addColumn('replaces_sha256', text)
    .addColumn('created_at', text, required)
    .addColumn('asset_id', 'integer', refersTo('asset', 'cascade'))
    .addColumn('is_known', 'integer', withDefault(0))
    .addColumn('locked_by', text)
    .addColumn('locked_until', text)
    .execute();
  await createIndexes('asset_upload', {
    by_user_account_id: ['user_account_id'],
    by_created_at: ['created_at'],
    by_asset_id: ['asset_id'],
    by_replaces_asset_id: ['replaces_asset_id'],
  });
  await index('asset_upload', 'by_company_id', ['company_id'])
    .where(sql.ref('company_id'), 'is not', null)
    .execute();

  await createTable('asset_collection')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('name', text, required)
    .addColumn('updated_at', text, required)
    .addUniqueConstraint('asset_collection_name', ['press_group_id', 'name'])
    .execute();
  await createTable('asset_collection_file')
    .addColumn('asset_collection_id', 'integer', mustReferTo('asset_collection', 'cascade'))
    .addColumn('asset_id', 'integer', mustReferTo('asset', 'cascade'))
    .addPrimaryKeyConstraint('asset_collection_file_pk', ['asset_collection_id', 'asset_id'])
    .execute();
  await createIndexes('asset_collection_file', { by_asset_id: ['asset_id', 'asset_collection_id'] });

  // The record, and the ticket in its address.
  await createTable('download')
    .addColumn('id', 'integer', id)
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('request', text, required)
    .addColumn('name', text, required)
    .addColumn('media_type', text, required)
    .addColumn('width', 'integer')
    .addColumn('requested_at', text, required)
    .addColumn('started_at', text)
    .addColumn('session_id', text)
    .addColumn('token_version', 'integer')
    .execute();
  await createIndexes('download', {
    by_user_account_id: ['user_account_id', 'id'],
    by_requested_at: ['requested_at'],
  });
}
