import { mustReferTo, refersTo, required, type SchemaBuilder, withDefault } from './schema-builder.ts';

export async function createImports({
  createIndexes,
  createTable,
  id,
  index,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('import_profile')
    .addColumn('id', 'integer', id)
    .addColumn('target', text, required)
    .addColumn('name', text, required)
    .addColumn('settings', text, required)
    .addColumn('mapping', text, required)
    .addColumn('key', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await index('import_profile', 'by_name', ['target', 'name']).unique().execute();

  await createTable('import_run')
    .addColumn('id', 'integer', id)
    .addColumn('target', text, required)
    .addColumn('state', text, required)
    .addColumn('file_name', text, required)
    .addColumn('sha256', text, required)
    .addColumn('bytes', 'integer', required)
    .addColumn('erased_at', text)
    .addColumn('settings', text, required)
    .addColumn('found', text)
    .addColumn('mapping', text, required)
    .addColumn('key', text, required)
    .addColumn('profile_id', 'integer', refersTo('import_profile', 'set null'))
    .addColumn('profile_name', text)
    .addColumn('left_fields', text, withDefault('[]'))
    .addColumn('rows_read', 'integer', withDefault(0))
    .addColumn('counts', text)
    .addColumn('result', text)
    .addColumn('refusal', text)
    .addColumn('rows_written', 'integer', withDefault(0))
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('created_by', 'integer', refersTo('user_account', 'set null'))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .addColumn('applied_at', text)
    .addColumn('undone_at', text)
    .execute();
  await createIndexes('import_run', {
    by_file: ['sha256', 'id'],
    by_person: ['created_by'],
    by_profile: ['profile_id'],
  });

  await createTable('import_difference')
    .addColumn('id', 'integer', id)
    .addColumn('run_id', 'integer', mustReferTo('import_run', 'cascade'))
    .addColumn('kind', text, required)
    .addColumn('line', 'integer')
    .addColumn('stored_id', 'integer')
    .addColumn('stored_version', 'integer', required)
    .addColumn('match_key', text, required)
    .addColumn('label', text, required)
    .addColumn('label_key', text, withDefault(''))
    .addColumn('fields', text, required)
    .addColumn('notes', text, required)
    .addColumn('left_fields', text, withDefault('[]'))
    .addColumn('is_accepted', 'integer', required)
    .addColumn('is_written', 'integer', withDefault(0))
    .addColumn('external_id', text)
    .execute();
  await createIndexes('import_difference', {
    by_kind: ['run_id', 'kind', 'id'],
    by_match_key: ['run_id', 'match_key'],
    by_stored_id: ['run_id', 'stored_id'],
    by_id: ['run_id', 'id', 'kind'],
    by_label_key: ['run_id', 'label_key', 'id', 'kind'],
  });

  await createTable('import_link')
    .addColumn('profile_id', 'integer', mustReferTo('import_profile', 'cascade'))
    .addColumn('external_id', text, required)
    .addColumn('company_id', 'integer', mustReferTo('company', 'cascade'))
    .addColumn('run_id', 'integer', refersTo('import_run', 'set null'))
    .addPrimaryKeyConstraint('import_link_pk', ['profile_id', 'external_id'])
    .execute();
  await createIndexes('import_link', {
    by_company: ['company_id'],
    by_run: ['run_id'],
  });
}
