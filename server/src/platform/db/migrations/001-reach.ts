import {
  mustReferTo,
  primaryKey,
  refersTo,
  required,
  requiredUnique,
  type SchemaBuilder,
  withDefault,
} from './schema-builder.ts';

/** Contacts, outlets and lists: the people that the press office writes to. */
export async function createContacts({ createIndexes, createTable, id, text }: SchemaBuilder): Promise<void> {
  await createTable('outlet')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('name', text, required)
    .addColumn('name_key', text, requiredUnique)
    .addColumn('kind', text, withDefault(''))
    .addColumn('country', text, withDefault(''))
    .addColumn('website', text, withDefault(''))
    .addColumn('domains', text, withDefault(''))
    .addColumn('notes', text, withDefault(''))
    .addColumn('reach', 'integer')
    .addColumn('updated_at', text, required)
    .execute();

  await createTable('contact')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('salutation', text, withDefault(''))
    .addColumn('first_name', text, withDefault(''))
    .addColumn('last_name', text, withDefault(''))
    .addColumn('name_key', text, required)
    .addColumn('search_text', text, withDefault(''))
    .addColumn('roles', text, withDefault(''))
    .addColumn('phone', text, withDefault(''))
    .addColumn('language', text, required)
    .addColumn('country', text, withDefault(''))
    .addColumn('notes', text, withDefault(''))
    .addColumn('basis', text, required)
    .addColumn('source', text, withDefault(''))
    .addColumn('basis_at', text, required)
    .addColumn('wording', text, withDefault(''))
    .addColumn('away_from', text)
    .addColumn('away_until', text)
    .addColumn('is_embargo_trusted', 'integer', withDefault(0))
    .addColumn('embargo_accepted_at', text)
    .addColumn('agrees_to_figures', 'integer', withDefault(0))
    .addColumn('stopped_at', text)
    .addColumn('stopped_reason', text)
    .addColumn('told_source_at', text)
    .addColumn('last_written_at', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .addUniqueConstraint('contact_user_account_id', ['user_account_id'])
    .execute();
  await createIndexes('contact', {
    by_name_key: ['name_key'],
    by_updated_at: ['updated_at'],
    by_last_written_at: ['last_written_at'],
  });

  await createTable('contact_address')
    .addColumn('id', 'integer', id)
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('position', 'integer', required)
    .addColumn('email', text, requiredUnique)
    .addColumn('soft_bounces', 'integer', withDefault(0))
    .addColumn('soft_since', text)
    .addColumn('stopped_at', text)
    .addColumn('stopped_reason', text)
    .execute();
  await createIndexes('contact_address', { by_contact_id: ['contact_id', 'position'] });

  await createTable('contact_outlet')
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('outlet_id', 'integer', mustReferTo('outlet', 'cascade'))
    .addPrimaryKeyConstraint('contact_outlet_pk', ['contact_id', 'outlet_id'])
    .execute();
  await createIndexes('contact_outlet', { by_outlet_id: ['outlet_id'] });

  await createTable('contact_tag')
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('tag_key', text, required)
    .addColumn('tag', text, required)
    .addPrimaryKeyConstraint('contact_tag_pk', ['contact_id', 'tag_key'])
    .execute();
  await createIndexes('contact_tag', { by_tag_key: ['tag_key'] });

  await createTable('contact_merge')
    .addColumn('id', 'integer', id)
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('merged', text, required)
    .addColumn('at', text, required)
    .addColumn('by', 'integer', refersTo('user_account', 'set null'))
    .execute();
  await createIndexes('contact_merge', { by_contact_id: ['contact_id'], by_by: ['by'] });

  await createTable('data_request')
    .addColumn('id', 'integer', id)
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('action', text, required)
    .addColumn('asked_at', text, required)
    .addUniqueConstraint('data_request_contact_id_action', ['contact_id', 'action'])
    .execute();
  await createIndexes('data_request', { by_asked_at: ['asked_at'] });

  await createTable('suppression')
    .addColumn('hash', text, primaryKey)
    .addColumn('reason', text, required)
    .addColumn('at', text, required)
    .execute();

  await createTable('contact_list')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('name', text, required)
    .addColumn('filter', text)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('contact_list', { by_press_group_id: ['press_group_id'] });

  await createTable('contact_list_member')
    .addColumn('contact_list_id', 'integer', mustReferTo('contact_list', 'cascade'))
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addPrimaryKeyConstraint('contact_list_member_pk', ['contact_list_id', 'contact_id'])
    .execute();
  await createIndexes('contact_list_member', { by_contact_id: ['contact_id'] });
}

/** Alerts of readers, and the releases sent to them. */
export async function createAlerts({ createIndexes, createTable, id, text }: SchemaBuilder): Promise<void> {
  await createTable('alert')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('email', text, required)
    .addColumn('contact_id', 'integer', refersTo('contact', 'cascade'))
    .addColumn('press_group_id', 'integer', refersTo('press_group', 'cascade'))
    .addColumn('language', text, required)
    .addColumn('rhythm', text, required)
    .addColumn('hour', 'integer', withDefault(8))
    .addColumn('weekday', 'integer', withDefault(1))
    .addColumn('time_zone', text, required)
    .addColumn('filter', text, required)
    .addColumn('wording', text, required)
    .addColumn('paused_until', text)
    .addColumn('created_at', text, required)
    .addColumn('confirmed_at', text)
    .addColumn('told_until', text)
    .addColumn('next_at', text)
    .execute();
  await createIndexes('alert', {
    by_email: ['email'],
    by_contact_id: ['contact_id'],
    by_press_group_id: ['press_group_id'],
    by_created_at: ['created_at'],
    by_next_at: ['next_at'],
  });

  await createTable('alert_told')
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('at', text, required)
    .addColumn('earlier_at', text)
    .addPrimaryKeyConstraint('alert_told_pk', ['contact_id', 'press_release_id'])
    .execute();
  await createIndexes('alert_told', { by_press_release_id: ['press_release_id'], by_at: ['at'] });

  await createTable('alert_returned')
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('at', text, required)
    .addPrimaryKeyConstraint('alert_returned_pk', ['contact_id', 'press_release_id'])
    .execute();
  await createIndexes('alert_returned', { by_press_release_id: ['press_release_id'], by_at: ['at'] });

  await createTable('alert_told_medium')
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('kind', text, required)
    .addColumn('medium_id', 'integer', required)
    .addColumn('at', text, required)
    .addPrimaryKeyConstraint('alert_told_medium_pk', ['contact_id', 'kind', 'medium_id'])
    .execute();
  await createIndexes('alert_told_medium', { by_at: ['at'] });
}

/** Messages of the press office to many, with one row for each recipient. */
export async function createInvitedContacts({
  createIndexes,
  createTable,
  id,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('invited_contact')
    .addColumn('id', 'integer', id)
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('press_release_id', 'integer', refersTo('press_release', 'cascade'))
    .addColumn('gallery_id', 'integer', refersTo('gallery', 'cascade'))
    .addColumn('magazine_id', 'integer', refersTo('magazine', 'cascade'))
    .addColumn('press_kit_id', 'integer', refersTo('press_kit', 'cascade'))
    .addColumn('created_at', text, required)
    .execute();
  await createIndexes('invited_contact', {
    by_contact_id: ['contact_id'],
    by_press_release_id: ['press_release_id', 'contact_id'],
    by_gallery_id: ['gallery_id', 'contact_id'],
    by_magazine_id: ['magazine_id', 'contact_id'],
    by_press_kit_id: ['press_kit_id', 'contact_id'],
  });
}

export async function createMailings({ createIndexes, createTable, id, text }: SchemaBuilder): Promise<void> {
  await createTable('mailing')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('press_release_id', 'integer', refersTo('press_release', 'set null'))
    .addColumn('press_review_id', 'integer', refersTo('press_review', 'set null'))
    .addColumn('appointment_id', 'integer', refersTo('appointment', 'set null'))
    .addColumn('kind', text, required)
    .addColumn('follows_mailing_id', 'integer', refersTo('mailing', 'set null'))
    .addColumn('state', text, required)
    .addColumn('audience', text, required)
    .addColumn('texts', text, required)
    .addColumn('extent', text, withDefault('teaser'))
    .addColumn('shows_picture', 'integer', withDefault(1))
    .addColumn('links', text, withDefault('[]'))
    .addColumn('hidden_contacts', text, withDefault('[]'))
    .addColumn('per_minute', 'integer', withDefault(0))
    .addColumn('send_at', text)
    .addColumn('stop_reason', text)
    .addColumn('created_by', 'integer', refersTo('user_account', 'set null'))
    .addColumn('started_at', text)
    .addColumn('ended_at', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('mailing', {
    by_press_group_id: ['press_group_id'],
    by_press_release_id: ['press_release_id'],
    by_press_review_id: ['press_review_id'],
    by_appointment_id: ['appointment_id'],
    by_follows_mailing_id: ['follows_mailing_id'],
    by_state_send_at: ['state', 'send_at'],
    by_created_by: ['created_by'],
    by_updated_at: ['updated_at'],
  });

  await createTable('mailing_recipient')
    .addColumn('id', 'integer', id)
    .addColumn('mailing_id', 'integer', mustReferTo('mailing', 'cascade'))
    .addColumn('contact_id', 'integer', refersTo('contact', 'set null'))
    .addColumn('email', text)
    .addColumn('domain', text, required)
    .addColumn('language', text, required)
    .addColumn('state', text, required)
    .addColumn('attempts', 'integer', withDefault(0))
    .addColumn('next_at', text)
    .addColumn('answer', text, withDefault(''))
    .addColumn('accepted_at', text)
    .addColumn('bounced_at', text)
    .addColumn('left_at', text)
    .addColumn('complained_at', text)
    .addColumn('visited_at', text)
    .addUniqueConstraint('mailing_recipient_email', ['mailing_id', 'email'])
    .execute();
  await createIndexes('mailing_recipient', {
    by_mailing_id_state: ['mailing_id', 'state', 'next_at', 'id'],
    by_contact_id: ['contact_id', 'accepted_at'],
    by_email: ['email'],
  });

  await createTable('mail_report')
    .addColumn('digest', text, primaryKey)
    .addColumn('at', text, required)
    .execute();
  await createIndexes('mail_report', { by_at: ['at'] });

  await createTable('mailing_recipient_list')
    .addColumn('mailing_recipient_id', 'integer', mustReferTo('mailing_recipient', 'cascade'))
    .addColumn('contact_list_id', 'integer', mustReferTo('contact_list', 'cascade'))
    .addPrimaryKeyConstraint('mailing_recipient_list_pk', ['mailing_recipient_id', 'contact_list_id'])
    .execute();
  await createIndexes('mailing_recipient_list', { by_contact_list_id: ['contact_list_id'] });

  await createTable('mailing_link')
    .addColumn('id', 'integer', id)
    .addColumn('mailing_id', 'integer', mustReferTo('mailing', 'cascade'))
    .addColumn('target', text, required)
    .addColumn('title', text, required)
    .addColumn('language', text, required)
    .addColumn('visits', 'integer', withDefault(0))
    .addUniqueConstraint('mailing_link_target', ['mailing_id', 'target'])
    .execute();
}
