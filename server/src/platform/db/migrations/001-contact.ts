import {
  mustReferTo,
  refersTo,
  required,
  requiredUnique,
  type SchemaBuilder,
  withDefault,
} from './schema-builder.ts';

export async function createContact({ createIndexes, createTable, id, text }: SchemaBuilder): Promise<void> {
  await createTable('contact_message')
    .addColumn('id', 'integer', id)
    .addColumn('press_group_id', 'integer', refersTo('press_group'))
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'cascade'))
    .addColumn('press_release_id', 'integer', refersTo('press_release', 'set null'))
    .addColumn('email', text, required)
    .addColumn('address_key', text, withDefault(''))
    .addColumn('name', text, required)
    .addColumn('language', text, required)
    .addColumn('subject', text, required)
    .addColumn('message', text, required)
    .addColumn('topic', text, required)
    .addColumn('deadline', text)
    .addColumn('is_urgent', 'integer', withDefault(0))
    .addColumn('created_at', text, required)
    .addColumn('confirmed_at', text)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('status', text, withDefault('open'))
    .addColumn('assignee_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('answered_at', text)
    .execute();
  await createIndexes('contact_message', {
    by_user_account_id: ['user_account_id'],
    by_press_release_id: ['press_release_id'],
    by_created_at: ['created_at'],
    by_email: ['email'],
    by_status_deadline: ['status', 'deadline'],
    by_assignee_id: ['assignee_id'],
  });

  await createTable('message_letter')
    .addColumn('id', 'integer', id)
    .addColumn('contact_message_id', 'integer', mustReferTo('contact_message', 'cascade'))
    .addColumn('is_received', 'integer', required)
    .addColumn('is_marked', 'integer', withDefault(1))
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('at', text, required)
    .addColumn('email', text, required)
    .addColumn('subject', text, required)
    .addColumn('text', text, required)
    .addColumn('mail_id', text)
    .addColumn('sent_at', text)
    .execute();
  await createIndexes('message_letter', {
    by_contact_message_id: ['contact_message_id'],
    by_user_account_id: ['user_account_id'],
    by_mail_id: ['mail_id'],
  });

  await createTable('message_note')
    .addColumn('id', 'integer', id)
    .addColumn('contact_message_id', 'integer', mustReferTo('contact_message', 'cascade'))
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('at', text, required)
    .addColumn('text', text, required)
    .execute();
  await createIndexes('message_note', {
    by_contact_message_id: ['contact_message_id'],
    by_user_account_id: ['user_account_id'],
  });

  await createTable('reusable_answer')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('name', text, required)
    .addColumn('press_group_id', 'integer', refersTo('press_group', 'cascade'))
    .addColumn('text_en', text, required)
    .addColumn('text_it', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('reusable_answer', { by_press_group_id: ['press_group_id'] });

  await createTable('prepared_basket')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('name', text, required)
    .addColumn('email', text, required)
    .addColumn('language', text, required)
    .addColumn('press_group_id', 'integer', refersTo('press_group', 'set null'))
    .addColumn('note', text, required)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('prepared_basket', {
    by_email: ['email'],
    by_updated_at: ['updated_at'],
    by_press_group_id: ['press_group_id'],
  });

  await createTable('handout')
    .addColumn('id', 'integer', id)
    .addColumn('message_letter_id', 'integer', refersTo('message_letter', 'cascade'))
    .addColumn('basket_id', 'integer', refersTo('basket', 'cascade'))
    .addColumn('prepared_basket_id', 'integer', refersTo('prepared_basket', 'cascade'))
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('created_at', text, required)
    .addColumn('expires_at', text, required)
    .addColumn('ended_at', text)
    .addColumn('openings', 'integer', withDefault(0))
    .addColumn('opened_at', text)
    .addColumn('takings', 'integer', withDefault(0))
    .execute();
  await createIndexes('handout', {
    by_message_letter_id: ['message_letter_id'],
    by_basket_id: ['basket_id'],
    by_prepared_basket_id: ['prepared_basket_id'],
    by_user_account_id: ['user_account_id'],
  });

  await createTable('handout_item')
    .addColumn('handout_id', 'integer', mustReferTo('handout', 'cascade'))
    .addColumn('position', 'integer', required)
    .addColumn('asset_id', 'integer', refersTo('asset', 'cascade'))
    .addColumn('press_release_id', 'integer', refersTo('press_release', 'cascade'))
    .addColumn('magazine_id', 'integer', refersTo('magazine', 'cascade'))
    .addColumn('press_kit_id', 'integer', refersTo('press_kit', 'cascade'))
    .addColumn('first_page', 'integer')
    .addColumn('last_page', 'integer')
    .addColumn('is_confirmed', 'integer', required)
    .addColumn('title', text, required)
    .addColumn('bytes', 'integer', required)
    .addColumn('takings', 'integer', withDefault(0))
    .addColumn('taken_at', text)
    .addPrimaryKeyConstraint('handout_item_pk', ['handout_id', 'position'])
    .execute();
  await createIndexes('handout_item', {
    by_asset_id: ['asset_id'],
    by_press_release_id: ['press_release_id'],
    by_magazine_id: ['magazine_id'],
    by_press_kit_id: ['press_kit_id'],
  });

  await createTable('failure')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('key', text, requiredUnique)
    .addColumn('state', text, withDefault('open'))
    .execute();

  await createTable('error_report')
    .addColumn('id', 'integer', id)
    .addColumn('message', text, required)
    .addColumn('route', text, required)
    .addColumn('release', text, required)
    .addColumn('last_actions', text, required)
    .addColumn('email', text, required)
    .addColumn('comment', text, required)
    .addColumn('user_agent', text, required)
    .addColumn('created_at', text, required)
    .addColumn('failure_id', 'integer', refersTo('failure', 'cascade'))
    .execute();
  await createIndexes('error_report', {
    by_created_at: ['created_at'],
    by_email: ['email'],
    by_failure_id_id: ['failure_id', 'id'],
  });
}
