import {
  LONG_AGO,
  mustReferTo,
  refersTo,
  required,
  requiredUnique,
  type SchemaBuilder,
  withDefault,
} from './schema-builder.ts';

export async function createEvents({ createIndexes, createTable, id, text }: SchemaBuilder): Promise<void> {
  await createTable('event')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('updated_at', text, withDefault(LONG_AGO))
    .addColumn('name_it', text, withDefault(''))
    .addColumn('name_en', text, withDefault(''))
    .addColumn('place_it', text, withDefault(''))
    .addColumn('place_en', text, withDefault(''))
    .addColumn('about_it', text, withDefault(''))
    .addColumn('about_en', text, withDefault(''))
    .addColumn('starts_on', text, required)
    .addColumn('ends_on', text, required)
    .addColumn('applications_from', text)
    .addColumn('applications_until', text)
    .addColumn('decision_days', 'integer', withDefault(5))
    .addColumn('criteria_journalist_it', text, withDefault(''))
    .addColumn('criteria_journalist_en', text, withDefault(''))
    .addColumn('criteria_photographer_it', text, withDefault(''))
    .addColumn('criteria_photographer_en', text, withDefault(''))
    .addColumn('criteria_creator_it', text, withDefault(''))
    .addColumn('criteria_creator_en', text, withDefault(''))
    .addColumn('criteria_company_press_office_it', text, withDefault(''))
    .addColumn('criteria_company_press_office_en', text, withDefault(''))
    .execute();

  await createTable('event_accreditation')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('updated_at', text, required)
    .addColumn('event_id', 'integer', mustReferTo('event'))
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('status', text, required)
    .addColumn('lane', text, required)
    .addColumn('outlet', text, required)
    .addColumn('order_number', text, required)
    .addColumn('order_region', text)
    .addColumn('website', text, required)
    .addColumn('remark', text, required)
    .addColumn('submitted_at', text)
    .addColumn('due_at', text)
    .addColumn('decided_at', text)
    .addColumn('decided_by', 'integer', refersTo('user_account', 'set null'))
    .addColumn('reason', text, withDefault(''))
    .addColumn('appeal', text, withDefault(''))
    .addColumn('appealed_at', text)
    .addColumn('badge_code', text, (column) => column.unique())
    .addUniqueConstraint('event_accreditation_of_person', ['event_id', 'user_account_id'])
    .execute();
  await createIndexes('event_accreditation', {
    by_user_account_id: ['user_account_id'],
    by_status_due_at: ['status', 'due_at'],
    by_decided_by: ['decided_by'],
  });

  await createTable('event_accreditation_proof')
    .addColumn('id', 'integer', id)
    .addColumn('event_accreditation_id', 'integer', mustReferTo('event_accreditation', 'cascade'))
    .addColumn('sha256', text, required)
    .addColumn('name', text, required)
    .addColumn('media_type', text, required)
    .addColumn('bytes', 'integer', required)
    .addColumn('created_at', text, required)
    .execute();
  await createIndexes('event_accreditation_proof', {
    by_event_accreditation_id: ['event_accreditation_id'],
    by_sha256: ['sha256'],
  });

  await createTable('badge_entry')
    .addColumn('id', 'integer', id)
    .addColumn('event_accreditation_id', 'integer', mustReferTo('event_accreditation', 'cascade'))
    .addColumn('key', text, requiredUnique)
    .addColumn('at', text, required)
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .execute();
  await createIndexes('badge_entry', {
    by_event_accreditation_id_at: ['event_accreditation_id', 'at'],
    by_user_account_id: ['user_account_id'],
  });
}
