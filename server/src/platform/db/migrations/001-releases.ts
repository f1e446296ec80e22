import { sql } from 'kysely';
import {
  mustReferTo,
  primaryKey,
  refersTo,
  required,
  requiredUnique,
  type SchemaBuilder,
  sharedKey,
  withDefault,
} from './schema-builder.ts';

// Start of visibility of a release; the same expression on both engines.
const VISIBLE_FROM = sql`case
  when status in ('scheduled', 'published') and languages <> '' and publish_at is not null and crisis_id is null
  then case when embargo_until is not null and embargo_until > publish_at then embargo_until else publish_at end
end`;

// Start for accredited readers who accepted the embargo terms: earlier if there is an embargo.
const PRESS_FROM = sql`case
  when status in ('scheduled', 'published') and languages <> '' and crisis_id is null then publish_at
end`;

// Lists read an index newest first and decide visibility without reading the table.
const VISIBILITY = ['access', 'visible_from', 'expires_at', 'press_from'];

export async function createReleases({
  createIndexes,
  createTable,
  id,
  index,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('press_release')
    .addColumn('id', 'integer', id)
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('company_id', 'integer', refersTo('company', 'set null'))
    .addColumn('brand_id', 'integer', refersTo('brand', 'set null'))
    .addColumn('event_id', 'integer', refersTo('event', 'set null'))
    .addColumn('hall', text, withDefault(''))
    .addColumn('stand', text, withDefault(''))
    .addColumn('status', text, required)
    .addColumn('access', text, required)
    .addColumn('date', text, required)
    .addColumn('year', 'integer', required)
    .addColumn('month', 'integer', required)
    .addColumn('publish_at', text)
    .addColumn('embargo_until', text)
    .addColumn('expires_at', text)
    .addColumn('lead_until', text)
    .addColumn('languages', text, required)
    .addColumn('crisis_id', 'integer', refersTo('crisis'))
    .addColumn('visible_from', text, (column) => column.generatedAlwaysAs(VISIBLE_FROM).stored())
    .addColumn('press_from', text, (column) => column.generatedAlwaysAs(PRESS_FROM).stored())
    .addColumn('hero_asset_id', 'integer', refersTo('asset'))
    .addColumn('contacts', text, required)
    .addColumn('boilerplates', text)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('created_by', 'integer', refersTo('user_account', 'set null'))
    .addColumn('assignee_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('due_on', text)
    .addColumn('withdrawn_at', text)
    .addColumn('withdrawn_under_embargo', 'integer', withDefault(0))
    .addColumn('withdrawal_it', text, withDefault(''))
    .addColumn('withdrawal_en', text, withDefault(''))
    .addColumn('reinstated_at', text)
    .addColumn('corrected_at', text)
    .addColumn('appeared_at', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('press_release', {
    by_group: ['press_group_id', 'date', 'id', ...VISIBILITY],
    by_group_year: ['press_group_id', 'year', 'date', 'id', 'month', ...VISIBILITY],
    by_date: ['date', 'id', ...VISIBILITY],
    by_visible_from: ['visible_from'],
    by_press_from: ['press_from'],
    by_appeared_at: ['appeared_at'],
    by_expires_at: ['expires_at'],
    by_lead_until: ['lead_until'],
    by_hero: ['hero_asset_id'],
    by_created_by: ['created_by'],
    by_assignee_id: ['assignee_id'],
    by_due_on: ['due_on'],
    by_status_publish_at: ['status', 'publish_at'],
    by_embargo_until: ['embargo_until'],
    by_company_id: ['company_id'],
    by_brand_id: ['brand_id'],
    by_event_id: ['event_id'],
    by_crisis_id: ['crisis_id'],
  });
  await index('press_release', 'of_company_by_status', ['company_id', 'status'])
    .where(sql.ref('company_id'), 'is not', null)
    .execute();

  await createTable('press_release_text')
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('language', text, required)
    .addColumn('status', text, required)
    .addColumn('title', text, required)
    .addColumn('subtitle', text, required)
    .addColumn('abstract', text, required)
    .addColumn('dateline', text, withDefault(''))
    .addColumn('body', text, required)
    .addColumn('updated_at', text)
    .addColumn('updated_by', 'integer', refersTo('user_account', 'set null'))
    .addColumn('outdated_since', text)
    .addColumn('outdated_from', text)
    .addColumn('translated_from', text)
    .addPrimaryKeyConstraint('press_release_text_pk', ['press_release_id', 'language'])
    .execute();
  await createIndexes('press_release_text', {
    by_author: ['updated_by'],
    by_outdated_since: ['outdated_since'],
  });

  await createTable('press_release_version')
    .addColumn('id', 'integer', id)
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('version', 'integer', required)
    .addColumn('at', text, required)
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('company_id', 'integer', refersTo('company', 'set null'))
    .addColumn('status', text, required)
    .addColumn('note', text, required)
    .addColumn('is_transition', 'integer', required)
    .addColumn('is_pending', 'integer', withDefault(0))
    .addColumn('document', text, required)
    .addUniqueConstraint('press_release_version_number', ['press_release_id', 'version'])
    .execute();
  await createIndexes('press_release_version', {
    by_account: ['user_account_id'],
    by_company_id: ['company_id'],
  });

  // Pictures in addition to the hero picture.
  await createTable('press_release_picture')
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('asset_id', 'integer', mustReferTo('asset'))
    .addColumn('position', 'integer', required)
    .addColumn('text_languages', text, withDefault(''))
    .addPrimaryKeyConstraint('press_release_picture_pk', ['press_release_id', 'position', 'asset_id'])
    .execute();
  await createIndexes('press_release_picture', { by_asset_id: ['asset_id'] });

  await createTable('press_release_attachment')
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('asset_id', 'integer', mustReferTo('asset'))
    .addColumn('position', 'integer', required)
    .addColumn('text_languages', text, withDefault(''))
    .addPrimaryKeyConstraint('press_release_attachment_pk', ['press_release_id', 'asset_id'])
    .execute();
  await createIndexes('press_release_attachment', { by_asset: ['asset_id'] });
}

export async function createReleaseWork({
  createIndexes,
  createTable,
  id,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('press_release_pending')
    .addColumn('press_release_id', 'integer', sharedKey('press_release'))
    .addColumn('document', text, required)
    .addColumn('updated_at', text, required)
    .addColumn('updated_by', 'integer', refersTo('user_account', 'set null'))
    .execute();
  await createIndexes('press_release_pending', { by_updated_by: ['updated_by'] });

  await createTable('press_release_pending_file')
    .addColumn(
      'press_release_id',
      'integer',
      mustReferTo('press_release_pending.press_release_id', 'cascade'),
    )
    .addColumn('asset_id', 'integer', mustReferTo('asset'))
    .addPrimaryKeyConstraint('press_release_pending_file_pk', ['press_release_id', 'asset_id'])
    .execute();
  await createIndexes('press_release_pending_file', { by_asset_id: ['asset_id'] });

  await createTable('press_release_template')
    .addColumn('id', 'integer', id)
    .addColumn('press_group_id', 'integer', mustReferTo('press_group', 'cascade'))
    .addColumn('name', text, required)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('document', text, required)
    .addColumn('updated_at', text, required)
    .addUniqueConstraint('press_release_template_name', ['press_group_id', 'name'])
    .execute();

  await createTable('press_release_template_file')
    .addColumn('template_id', 'integer', mustReferTo('press_release_template', 'cascade'))
    .addColumn('asset_id', 'integer', mustReferTo('asset'))
    .addPrimaryKeyConstraint('press_release_template_file_pk', ['template_id', 'asset_id'])
    .execute();
  await createIndexes('press_release_template_file', { by_asset_id: ['asset_id'] });

  await createTable('press_release_comment')
    .addColumn('id', 'integer', id)
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('parent_id', 'integer', refersTo('press_release_comment', 'cascade'))
    .addColumn('company_id', 'integer', refersTo('company', 'set null'))
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('body', text, required)
    .addColumn('language', text)
    .addColumn('field', text)
    .addColumn('exact', text, required)
    .addColumn('prefix', text, required)
    .addColumn('suffix', text, required)
    .addColumn('created_at', text, required)
    .addColumn('edited_at', text)
    .addColumn('resolved_at', text)
    .addColumn('resolved_by', 'integer', refersTo('user_account', 'set null'))
    .execute();
  await createIndexes('press_release_comment', {
    by_press_release_id: ['press_release_id'],
    by_parent_id: ['parent_id'],
    by_user_account_id: ['user_account_id'],
    by_resolved_by: ['resolved_by'],
    by_company_id: ['company_id'],
  });

  await createTable('press_release_notice')
    .addColumn('id', 'integer', id)
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('actor_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('kind', text, required)
    .addColumn('at', text, required)
    .addColumn('comment_id', 'integer', refersTo('press_release_comment', 'cascade'))
    .addColumn('version', 'integer')
    .addColumn('sent_at', text)
    .execute();
  await createIndexes('press_release_notice', {
    by_press_release_id: ['press_release_id'],
    by_user_account_id: ['user_account_id'],
    by_actor_id: ['actor_id'],
    by_comment_id: ['comment_id'],
    by_sent_at: ['sent_at'],
  });

  await createTable('press_release_correction')
    .addColumn('id', 'integer', id)
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('at', text, required)
    .addColumn('note_it', text, required)
    .addColumn('note_en', text, required)
    .execute();
  await createIndexes('press_release_correction', {
    by_press_release_id: ['press_release_id'],
    by_user_account_id: ['user_account_id'],
  });

  await createTable('press_release_preview_link')
    .addColumn('id', 'integer', id)
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    // A link is deleted with the account that created it.
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('token_hash', text, requiredUnique)
    .addColumn('created_at', text, required)
    .addColumn('expires_at', text, required)
    .addColumn('openings', 'integer', withDefault(0))
    .addColumn('last_opened_at', text)
    .execute();
  await createIndexes('press_release_preview_link', {
    by_press_release_id: ['press_release_id'],
    by_user_account_id: ['user_account_id'],
  });

  await createTable('press_release_presence')
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('at', text, required)
    .addPrimaryKeyConstraint('press_release_presence_pk', ['press_release_id', 'user_account_id'])
    .execute();
  await createIndexes('press_release_presence', { by_account: ['user_account_id'] });

  await createTable('press_release_embargo_reader')
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('opened_at', text)
    .addColumn('taken_at', text)
    .addColumn('last_at', text, required)
    .addPrimaryKeyConstraint('press_release_embargo_reader_pk', ['press_release_id', 'user_account_id'])
    .execute();
  await createIndexes('press_release_embargo_reader', {
    by_account: ['user_account_id'],
    by_last_at: ['last_at'],
  });

  await createTable('press_release_taking')
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('taken_at', text)
    .addColumn('basketed_at', text)
    .addColumn('told_at', text)
    .addColumn('returned_at', text)
    .addColumn('seen_at', text)
    .addColumn('last_at', text, required)
    .addPrimaryKeyConstraint('press_release_taking_pk', ['press_release_id', 'user_account_id'])
    .execute();
  await createIndexes('press_release_taking', { by_account: ['user_account_id'], by_last_at: ['last_at'] });

  await createTable('press_release_machine_passage')
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('language', text, required)
    .addColumn('mark', text, required)
    .addPrimaryKeyConstraint('press_release_machine_passage_pk', ['press_release_id', 'language', 'mark'])
    .execute();
  await createIndexes('press_release_machine_passage', { by_mark: ['mark'] });

  await createTable('translation_use')
    .addColumn('press_group_id', 'integer', mustReferTo('press_group', 'cascade'))
    .addColumn('day', text, required)
    .addColumn('characters', 'integer', required)
    .addPrimaryKeyConstraint('translation_use_pk', ['press_group_id', 'day'])
    .execute();

  await createTable('link_check')
    .addColumn('url', text, primaryKey)
    .addColumn('state', text, required)
    .addColumn('checked_at', text, required)
    .execute();
}
