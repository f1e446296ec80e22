import type { CompanyName } from '@press-room/contract/account';
import { CONTRIBUTORS_MAX, type PublicField } from '@press-room/contract/companies';
import { COMPANY_SEARCH_ROWS } from '@press-room/contract/limits';
import { expressionBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { invalidField } from '../../platform/errors/errors.ts';

const company = expressionBuilder<Schema, 'company'>();

/** Value for readers, as in `toPublicCompany`: the public variant takes precedence. */
export const publicField = (field: PublicField) =>
  company
    .case()
    .when(`company.pub_${field}`, '<>', '')
    .then(company.ref(`company.pub_${field}`))
    .else(company.ref(`company.${field}`))
    .end();

export const publicName = publicField('business_name');

/** A company or brand that a row refers to; null: none. */
export const toNamed = (id: number | null, name: string | null): { id: number; name: string } | null =>
  id === null ? null : { id, name: name ?? '' };

export async function findCompanyName(db: Db, id: number): Promise<CompanyName | null> {
  const row = await db
    .selectFrom('company')
    .select(['company.id', publicName.as('name')])
    .where('company.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Searches and shows only the public name, because this call needs no sign-in. */
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

/** Companies with most releases, by name. */
export async function listContributors(db: Db): Promise<CompanyName[]> {
  const rows = await db
    .selectFrom('company')
    .innerJoin('press_release as release', 'release.company_id', 'company.id')
    .select((eb) => ['company.id', publicName.as('name'), eb.fn.countAll<number>().as('releases')])
    .groupBy('company.id')
    .orderBy('releases', 'desc')
    .orderBy('company.id')
    .limit(CONTRIBUTORS_MAX)
    .execute();
  return rows
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'it'));
}

/** By id or by either name. @throws 400, also if several companies have the name */
export async function requireCompanyId(db: Db, wanted: number | string): Promise<number> {
  const [found, another] = await db
    .selectFrom('company')
    .select('id')
    .where((eb) =>
      typeof wanted === 'number'
        ? eb('id', '=', wanted)
        : eb.or([eb('business_name', '=', wanted), eb('pub_business_name', '=', wanted)]),
    )
    .limit(2)
    .execute();
  if (found === undefined) throw invalidField('company', 'unknown_company');
  if (another !== undefined) throw invalidField('company', 'ambiguous_company');
  return found.id;
}
