import type { CompanyName } from '@press-room/contract/account';
import { COMPANY_SEARCH_ROWS } from '@press-room/contract/limits';
import { expressionBuilder } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

const company = expressionBuilder<Schema, 'company'>();

/** What readers see: the public name wins where there is one. */
export const publicName = company
  .case()
  .when('company.pub_business_name', '<>', '')
  .then(company.ref('company.pub_business_name'))
  .else(company.ref('company.business_name'))
  .end();

export async function findCompanyName(db: Db, id: number): Promise<CompanyName | null> {
  const row = await db
    .selectFrom('company')
    .select(['company.id', publicName.as('name')])
    .where('company.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Searched and shown is the public name only: this call needs no sign-in. */
export async function searchCompanies(database: Database, text: string): Promise<CompanyName[]> {
  return database.reader
    .selectFrom('company')
    .select(['company.id', publicName.as('name')])
    .where(database.contains(publicName, text))
    .orderBy(publicName)
    .orderBy('company.id')
    .limit(COMPANY_SEARCH_ROWS)
    .execute();
}
