import { sql } from 'kysely';
import {
  primaryKey,
  refersTo,
  required,
  requiredUnique,
  type SchemaBuilder,
  withDefault,
} from './schema-builder.ts';

export async function createWork({
  db,
  createIndexes,
  createTable,
  id,
  index,
  large,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('job')
    .addColumn('id', 'integer', id)
    .addColumn('kind', text, required)
    .addColumn('payload', text, required)
    .addColumn('run_at', text, required)
    .addColumn('reckoned_at', text)
    .addColumn('attempts', 'integer', withDefault(0))
    .addColumn('abandoned', 'integer', withDefault(0))
    .addColumn('leased_until', text)
    .addColumn('last_error', text)
    .addColumn('dead_at', text)
    .addColumn('created_at', text, required)
    .addColumn('unique_key', text)
    .execute();
  await createIndexes('job', { due: ['dead_at', 'run_at'] });
  await index('job', 'unique_key', ['unique_key']).unique().execute();

  await createTable('rate_limit')
    .addColumn('key', text, primaryKey)
    .addColumn('resets_at', 'integer', required)
    .addColumn('hits', 'integer', required)
    .execute();

  await createTable('webhook')
    .addColumn('id', 'integer', id)
    .addColumn('name', text, required)
    .addColumn('url', text, required)
    .addColumn('press_group_id', 'integer', refersTo('press_group', 'cascade'))
    .addColumn('events', text, required)
    .addColumn('secret_sealed', text, required)
    .addColumn('old_secret_sealed', text)
    .addColumn('old_secret_until', text)
    .addColumn('disabled_at', text)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('webhook', { by_press_group_id: ['press_group_id'] });

  await createTable('delivery')
    .addColumn('id', 'integer', id)
    .addColumn('channel', text, required)
    .addColumn('webhook_id', 'integer', refersTo('webhook', 'cascade'))
    .addColumn('address', text, required)
    .addColumn('message_id', text, requiredUnique)
    .addColumn('event', text, required)
    .addColumn('about', text, required)
    .addColumn('status', text, withDefault('waiting'))
    .addColumn('attempts', 'integer', withDefault(0))
    .addColumn('response_status', 'integer')
    .addColumn('error', text)
    .addColumn('created_at', text, required)
    .addColumn('attempted_at', text)
    .execute();
  await createIndexes('delivery', {
    by_webhook_id: ['webhook_id'],
    by_created_at: ['created_at'],
  });

  await createTable('figure')
    .addColumn('day', text, required)
    .addColumn('kind', text, required)
    .addColumn('subject_kind', text, required)
    .addColumn('subject_id', 'integer', required)
    .addColumn('outlet', text, required)
    .addColumn('country', text, required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('figure_key', ['day', 'kind', 'subject_kind', 'subject_id', 'outlet', 'country'])
    .execute();
  await createIndexes('figure', { by_subject_kind_subject_id_day: ['subject_kind', 'subject_id', 'day'] });

  await createTable('figure_query')
    .addColumn('day', text, required)
    .addColumn('press_group_id', 'integer', required)
    .addColumn('query', text, required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('figure_query_key', ['day', 'press_group_id', 'query'])
    .execute();

  await createTable('backup')
    .addColumn('id', 'integer', id)
    .addColumn('name', text, required)
    .addColumn('made_at', text, required)
    .addColumn('target', text, required)
    .addColumn('files', 'integer', required)
    .addColumn('missing_files', 'integer', required)
    .addColumn('bytes', large, required)
    .addColumn('added_bytes', large, required)
    .addColumn('is_encrypted', 'integer', required)
    .addColumn('verified_at', text)
    .execute();
  await createIndexes('backup', { by_made_at: ['made_at'] });

  // One row: the oldest release that can use these tables, by its last step.
  await createTable('schema_compatibility').addColumn('oldest', text, required).execute();
  await sql`insert into schema_compatibility values ('')`.execute(db);
}
