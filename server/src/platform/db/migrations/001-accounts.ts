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

export async function createAccounts({
  createIndexes,
  createTable,
  id,
  index,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('user_account')
    .addColumn('id', 'integer', id)
    .addColumn('email', text, requiredUnique)
    .addColumn('password_hash', text, required)
    .addColumn('first_name', text, required)
    .addColumn('last_name', text, required)
    .addColumn('language', text, required)
    .addColumn('verified_at', text)
    .addColumn('disabled_at', text)
    .addColumn('token_version', 'integer', withDefault(0))
    .addColumn('sessions_ended_by', text)
    .addColumn('second_factor_at', text)
    .addColumn('last_sign_in_at', text)
    .addColumn('created_at', text, required)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('account_type', text, withDefault('USER'))
    .addColumn('company_id', 'integer', refersTo('company', 'set null'))
    .addColumn('company_name', text, withDefault(''))
    .addColumn('qualify', text)
    .addColumn('publishing_house', text, withDefault(''))
    .addColumn('website', text, withDefault(''))
    .addColumn('newspaper', text, withDefault(''))
    .addColumn('country', text, withDefault(''))
    .addColumn('periodicity', text)
    .addColumn('printing_copies', 'integer')
    .addColumn('sector', text, withDefault('[]'))
    .addColumn('picture_small', text)
    .addColumn('picture_large', text)
    .addColumn('profession_locked_at', text)
    .addColumn('search_text', text, withDefault(''))
    .addColumn('gets_corrections', 'integer', withDefault(1))
    .execute();
  await createIndexes('user_account', {
    by_company: ['company_id'],
    by_last_name_id: ['last_name', 'id'],
    by_created_at_id: ['created_at', 'id'],
    by_last_sign_in_at_id: ['last_sign_in_at', 'id'],
    by_disabled_at: ['disabled_at'],
    by_language_id: ['language', 'id'],
    // Search reads only this index, in the order of the list, because rows are wide.
    by_search: ['id', 'search_text'],
  });

  await createTable('user_group')
    .addColumn('id', 'integer', id)
    .addColumn('name', text, requiredUnique)
    .execute();

  await createTable('user_account_group')
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('user_group_id', 'integer', mustReferTo('user_group'))
    .addPrimaryKeyConstraint('user_account_group_pk', ['user_account_id', 'user_group_id'])
    .execute();
  await createIndexes('user_account_group', {
    by_user_group_id_user_account_id: ['user_group_id', 'user_account_id'],
  });

  await createTable('user_permission')
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('permission', text, required)
    .addColumn('granted_at', text, required)
    .addColumn('granted_by', 'integer', refersTo('user_account', 'set null'))
    .addPrimaryKeyConstraint('user_permission_key', ['user_account_id', 'permission'])
    .execute();
  await createIndexes('user_permission', {
    by_permission: ['permission'],
    by_granted_by: ['granted_by'],
  });

  await createTable('accreditation')
    .addColumn('user_account_id', 'integer', sharedKey('user_account'))
    .addColumn('requested_at', text, required)
    .addColumn('decided_at', text)
    .addColumn('is_approved', 'integer')
    .addColumn('reason', text, required)
    .execute();
  await createIndexes('accreditation', { by_decision: ['decided_at'] });

  await createTable('invitation')
    .addColumn('id', 'integer', id)
    .addColumn('email', text, required)
    .addColumn('address_key', text, withDefault(''))
    .addColumn('first_name', text, required)
    .addColumn('last_name', text, required)
    .addColumn('language', text, required)
    .addColumn('groups', text, required)
    .addColumn('company_id', 'integer', refersTo('company', 'cascade'))
    .addColumn('invited_by', 'integer', refersTo('user_account', 'set null'))
    .addColumn('sent_at', text, required)
    .addColumn('expires_at', text, required)
    .addColumn('accepted_at', text)
    .addColumn('revoked_at', text)
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'cascade'))
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('invitation', {
    by_email: ['email'],
    by_company_id: ['company_id'],
    by_invited_by: ['invited_by'],
    by_user_account_id: ['user_account_id'],
    by_expires_at: ['expires_at'],
  });
  // One open invitation for each address and company: a company must not learn whom others have invited.
  await index('invitation', 'open', ['email', 'company_id'])
    .unique()
    .where(sql.ref('accepted_at'), 'is', null)
    .where(sql.ref('revoked_at'), 'is', null)
    .execute();
  await index('invitation', 'standing_alone', ['email'])
    .unique()
    .where(sql.ref('company_id'), 'is', null)
    .where(sql.ref('accepted_at'), 'is', null)
    .where(sql.ref('revoked_at'), 'is', null)
    .execute();

  await createTable('private_feed')
    .addColumn('id', 'integer', id)
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('token_hash', text, requiredUnique)
    .addColumn('token_version', 'integer', required)
    .addColumn('name', text, required)
    .addColumn('kind', text, required)
    .addColumn('language', text, required)
    .addColumn('press_group_id', 'integer', refersTo('press_group', 'cascade'))
    .addColumn('q', text, required)
    .addColumn('created_at', text, required)
    .addColumn('used_at', text)
    .execute();
  await createIndexes('private_feed', {
    by_user_account_id: ['user_account_id'],
    by_press_group_id: ['press_group_id'],
  });

  await createTable('basket')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('key', text, required)
    .addColumn('name', text, required)
    .addColumn('note', text, required)
    .addColumn('items', text, required)
    .addColumn('updated_at', text, required)
    .addUniqueConstraint('basket_key', ['user_account_id', 'key'])
    .execute();
  await createIndexes('basket', { by_updated_at: ['updated_at'] });
}

export async function createSignIn({ createIndexes, createTable, id, text }: SchemaBuilder): Promise<void> {
  await createTable('sign_in')
    .addColumn('id', 'integer', id)
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('at', text, required)
    .addColumn('user_agent', text, required)
    .execute();
  await createIndexes('sign_in', { by_account: ['user_account_id', 'id'] });

  await createTable('known_address')
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('address_hash', text, required)
    .addColumn('last_used_at', text, required)
    .addPrimaryKeyConstraint('known_address_pk', ['user_account_id', 'address_hash'])
    .execute();

  await createTable('ended_session')
    .addColumn('id', text, primaryKey)
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('forget_at', text, required)
    .execute();
  await createIndexes('ended_session', { by_account: ['user_account_id'] });

  await createTable('email_change')
    .addColumn('user_account_id', 'integer', sharedKey('user_account'))
    .addColumn('email', text, required)
    .addColumn('requested_at', text, required)
    .execute();

  await createTable('totp_factor')
    .addColumn('user_account_id', 'integer', sharedKey('user_account'))
    .addColumn('secret', text)
    .addColumn('confirmed_at', text)
    .addColumn('last_step', 'integer')
    .addColumn('last_used_at', text)
    .addColumn('pending_secret', text)
    .execute();

  await createTable('passkey')
    .addColumn('id', 'integer', id)
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('credential_id', text, requiredUnique)
    .addColumn('public_key', text, required)
    .addColumn('counter', text, required)
    .addColumn('transports', text, required)
    .addColumn('name', text, required)
    .addColumn('created_at', text, required)
    .addColumn('last_used_at', text)
    .execute();
  await createIndexes('passkey', { by_account: ['user_account_id'] });

  await createTable('recovery_code')
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('selector', text, required)
    .addColumn('code_hash', text, required)
    .addPrimaryKeyConstraint('recovery_code_pk', ['user_account_id', 'selector'])
    .execute();

  await createTable('factor_challenge')
    .addColumn('digest', text, primaryKey)
    .addColumn('user_account_id', 'integer', mustReferTo('user_account', 'cascade'))
    .addColumn('purpose', text, required)
    .addColumn('token_version', 'integer', required)
    .addColumn('attempts', 'integer', withDefault(0))
    .addColumn('expires_at', text, required)
    .execute();
  await createIndexes('factor_challenge', { by_account: ['user_account_id'] });
}
