import {
  mustReferTo,
  primaryKey,
  refersTo,
  required,
  type SchemaBuilder,
  withDefault,
} from './schema-builder.ts';

/** Watched feeds, and articles that wait to become clippings. */
export async function createProposals({
  createIndexes,
  createTable,
  id,
  index,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('clipping_feed')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('name', text, required)
    .addColumn('name_key', text, required)
    .addColumn('url', text, required)
    .addColumn('url_key', text, required)
    .addColumn('host', text, required)
    .addColumn('outlet_id', 'integer', refersTo('outlet', 'set null'))
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('language', text, withDefault(''))
    .addColumn('is_active', 'integer', withDefault(1))
    .addColumn('etag', text, withDefault(''))
    .addColumn('last_modified', text, withDefault(''))
    .addColumn('read_at', text)
    .addColumn('first_read_at', text)
    .addColumn('next_at', text, required)
    .addColumn('error', text)
    .addColumn('failures', 'integer', withDefault(0))
    .addColumn('seen', text, withDefault('[]'))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await index('clipping_feed', 'by_url_key', ['url_key']).unique().execute();
  await createIndexes('clipping_feed', {
    by_name_key: ['name_key', 'id'],
    by_next_at: ['is_active', 'next_at'],
    by_host: ['host', 'next_at'],
    by_outlet_id: ['outlet_id'],
    by_press_group_id: ['press_group_id'],
  });

  await createTable('clipping_proposal')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('state', text, required)
    .addColumn('for_good', 'integer', withDefault(0))
    .addColumn('source', text, required)
    .addColumn('feed_id', 'integer', refersTo('clipping_feed', 'set null'))
    .addColumn('sender_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('press_group_id', 'integer', refersTo('press_group', 'set null'))
    .addColumn('headline', text, required)
    .addColumn('excerpt', text, withDefault(''))
    .addColumn('author', text, withDefault(''))
    .addColumn('author_key', text, withDefault(''))
    .addColumn('published_on', text)
    .addColumn('language', text, withDefault(''))
    .addColumn('outlet_id', 'integer', refersTo('outlet', 'set null'))
    .addColumn('url', text, withDefault(''))
    .addColumn('url_key', text, withDefault(''))
    .addColumn('waiting_key', text)
    .addColumn('search_text', text, required)
    .addColumn('found', text, required)
    .addColumn('sha256', text)
    .addColumn('file_name', text, withDefault(''))
    .addColumn('file_bytes', 'integer', withDefault(0))
    .addColumn('file_pages', 'integer')
    .addColumn('found_at', text, required)
    .addColumn('clipping_id', 'integer', refersTo('clipping', 'set null'))
    .addColumn('merged_into_id', 'integer', refersTo('clipping_proposal', 'set null'))
    .addColumn('decided_at', text)
    .addColumn('updated_at', text, required)
    .execute();
  await index('clipping_proposal', 'by_waiting_key', ['waiting_key']).unique().execute();
  await createIndexes('clipping_proposal', {
    by_state: ['state', 'found_at', 'id'],
    by_found_at: ['found_at', 'id'],
    by_feed_id: ['feed_id', 'state', 'found_at', 'id'],
    by_press_group_id: ['press_group_id'],
    by_sender_id: ['sender_id', 'found_at'],
    by_author_key: ['author_key'],
    by_outlet_id: ['outlet_id'],
    by_url_key: ['url_key', 'state'],
    by_sha256: ['sha256'],
    by_clipping_id: ['clipping_id'],
    by_merged_into_id: ['merged_into_id'],
    by_decided_at: ['decided_at'],
  });

  await createTable('clipping_refusal')
    .addColumn('url_key', text, primaryKey)
    .addColumn('at', text, required)
    .execute();
}
