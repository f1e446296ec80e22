import { refersTo, required, type SchemaBuilder, sharedKey, withDefault } from './schema-builder.ts';

export async function createPrivacy({
  appendOnly,
  db,
  createIndexes,
  createTable,
  id,
  index,
  text,
}: SchemaBuilder): Promise<void> {
  // Without a foreign key: the ledger outlives the account.
  await createTable('consent')
    .addColumn('id', 'integer', id)
    .addColumn('user_account_id', 'integer', required)
    .addColumn('purpose', text, required)
    .addColumn('answer', 'integer', required)
    .addColumn('privacy_version', text, required)
    .addColumn('at', text, required)
    .execute();
  await createIndexes('consent', { by_account: ['user_account_id', 'purpose', 'id'] });
  await appendOnly(db, 'consent');

  await createTable('erasure_request')
    .addColumn('user_account_id', 'integer', sharedKey('user_account'))
    .addColumn('requested_at', text, required)
    .addColumn('due_at', text, required)
    .execute();

  await createTable('locked_record')
    .addColumn('id', 'integer', id)
    .addColumn('user_account_id', 'integer', required)
    .addColumn('locked_at', text, required)
    .addColumn('erase_at', text, required)
    .addColumn('document', text, required)
    .execute();
  await createIndexes('locked_record', { by_account: ['user_account_id'] });

  await createTable('retention_entry')
    .addColumn('id', 'integer', id)
    .addColumn('at', text, required)
    .addColumn('action', text, required)
    .addColumn('subject', text, required)
    .addColumn('reason', text, required)
    .execute();
  await appendOnly(db, 'retention_entry');

  await createTable('audit_entry')
    .addColumn('id', 'integer', id)
    .addColumn('at', text, required)
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('action', text, required)
    .addColumn('subject', text, required)
    .addColumn('fields', text)
    .addColumn('network', text)
    .addColumn('repeats', 'integer', withDefault(1))
    .addColumn('last_at', text)
    .addColumn('repeat_key', text)
    .execute();
  await index('audit_entry', 'repeat_key', ['repeat_key']).unique().execute();
  await createIndexes('audit_entry', {
    by_account: ['user_account_id'],
    by_subject: ['subject', 'id'],
    by_action_id: ['action', 'id'],
    by_at: ['at'],
  });
}
