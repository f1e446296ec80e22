import { sql } from 'kysely';
import {
  LONG_AGO,
  mustReferTo,
  refersTo,
  required,
  type SchemaBuilder,
  sharedKey,
  withDefault,
} from './schema-builder.ts';

export async function createCompanies({
  createIndexes,
  createTable,
  id,
  index,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('company')
    .addColumn('id', 'integer', id)
    .addColumn('business_name', text, required)
    .addColumn('pub_business_name', text, withDefault(''))
    .addColumn('vat', text, withDefault(''))
    .addColumn('association_status', text)
    .addColumn('typology', text)
    .addColumn('address', text, withDefault(''))
    .addColumn('pub_address', text, withDefault(''))
    .addColumn('city', text, withDefault(''))
    .addColumn('pub_city', text, withDefault(''))
    .addColumn('state', text, withDefault(''))
    .addColumn('pub_state', text, withDefault(''))
    .addColumn('postal_code', text, withDefault(''))
    .addColumn('pub_postal_code', text, withDefault(''))
    .addColumn('country', text, withDefault(''))
    .addColumn('pub_country', text, withDefault(''))
    .addColumn('telephone', text, withDefault(''))
    .addColumn('pub_telephone', text, withDefault(''))
    .addColumn('fax', text, withDefault(''))
    .addColumn('pub_fax', text, withDefault(''))
    .addColumn('short_description', text, withDefault(''))
    .addColumn('pub_short_description', text, withDefault(''))
    .addColumn('press_contact', text, withDefault(''))
    .addColumn('pub_press_contact', text, withDefault(''))
    .addColumn('press_email', text, withDefault(''))
    .addColumn('pub_press_email', text, withDefault(''))
    .addColumn('agents_max', 'integer')
    .addColumn('storage_max', 'integer')
    .addColumn('files_max', 'integer')
    .addColumn('releases_max', 'integer')
    .addColumn('kits_max', 'integer')
    .addColumn('shows_clippings', 'integer', withDefault(0))
    .addColumn('name_key', text, withDefault(''))
    .addColumn('search_text', text, withDefault(''))
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('created_at', text, withDefault(LONG_AGO))
    .addColumn('updated_at', text, withDefault(LONG_AGO))
    .execute();
  await createIndexes('company', {
    // Search reads only this index, in the order of the list, because rows are wide.
    by_name_key: ['name_key', 'id', 'search_text'],
    by_association_status: ['association_status', 'name_key', 'id'],
    by_typology: ['typology', 'name_key', 'id'],
    by_city: ['city', 'name_key', 'id'],
    by_vat: ['vat', 'id'],
    by_updated_at: ['updated_at', 'id'],
    by_country: ['country', 'name_key', 'id'],
  });

  await createTable('brand')
    .addColumn('id', 'integer', id)
    .addColumn('name', text, required)
    .addColumn('name_key', text, required)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await index('brand', 'by_name_key', ['name_key']).unique().execute();

  await createTable('company_brand')
    .addColumn('company_id', 'integer', mustReferTo('company', 'cascade'))
    .addColumn('brand_id', 'integer', mustReferTo('brand'))
    .addPrimaryKeyConstraint('company_brand_pk', ['company_id', 'brand_id'])
    .execute();
  await createIndexes('company_brand', { by_brand: ['brand_id'] });
}

export async function createCompanyOffices({
  createIndexes,
  createTable,
  id,
  index,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('company_member')
    .addColumn('user_account_id', 'integer', sharedKey('user_account'))
    .addColumn('company_id', 'integer', mustReferTo('company', 'cascade'))
    .addColumn('confirmed_at', text, required)
    .addColumn('confirmed_by', 'integer', refersTo('user_account', 'set null'))
    .execute();
  await createIndexes('company_member', {
    by_company_id: ['company_id'],
    by_confirmed_by: ['confirmed_by'],
  });

  await createTable('company_refusal')
    .addColumn('user_account_id', 'integer', sharedKey('user_account'))
    .addColumn('company_id', 'integer', mustReferTo('company', 'cascade'))
    .addColumn('reason', text, required)
    .addColumn('refused_at', text, required)
    .addColumn('refused_by', 'integer', refersTo('user_account', 'set null'))
    .execute();
  await createIndexes('company_refusal', {
    by_company_id: ['company_id'],
    by_refused_by: ['refused_by'],
  });

  await createTable('company_name_request')
    .addColumn('id', 'integer', id)
    .addColumn('company_id', 'integer', mustReferTo('company', 'cascade'))
    .addColumn('name', text, required)
    .addColumn('asked_at', text, required)
    .addColumn('asked_by', 'integer', refersTo('user_account', 'set null'))
    .addColumn('decided_at', text)
    .addColumn('is_approved', 'integer')
    .addColumn('note', text, withDefault(''))
    .execute();
  await index('company_name_request', 'waiting', ['company_id'])
    .unique()
    .where(sql.ref('decided_at'), 'is', null)
    .execute();
  await createIndexes('company_name_request', {
    by_company_id: ['company_id'],
    by_asked_by: ['asked_by'],
  });
}
