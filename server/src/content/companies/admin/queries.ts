import {
  type AssociationStatus,
  CITIES_MAX,
  COMPANY_HOLDINGS,
  COMPANY_USES,
  type CompanyRow,
  type CompanyUse,
  type CompanyUses,
  companyRowSchema,
  type Typology,
} from '@press-room/contract/companies';
import { expressionBuilder } from 'kysely';
import { isOpenInvitation } from '../../../core/account/open-invitations.ts';
import { refreshKeysOfCompanies } from '../../../core/account/search-key.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';

const company = expressionBuilder<Schema, 'company'>();

export const COMPANY_FIELDS: FieldMap = {
  id: company.ref('company.id'),
  text: { keyed: company.ref('company.search_text') },
  business_name: { keyed: company.ref('company.name_key') },
  vat: company.ref('company.vat'),
  city: company.ref('company.city'),
  country: company.ref('company.country'),
  association_status: company.ref('company.association_status'),
  typology: company.ref('company.typology'),
  updated_at: company.ref('company.updated_at'),
};

/** By name. */
export const COMPANY_ORDER = [
  { by: company.ref('company.name_key'), direction: 'asc' as const },
  { by: company.ref('company.id'), direction: 'asc' as const },
];

export interface CompanyFilter {
  status?: AssociationStatus | undefined;
  typology?: Typology | undefined;
  city?: string | undefined;
  /** Companies with the brand. */
  brand?: number | undefined;
  /** Companies with a name request. */
  asksForName?: boolean | undefined;
}

export function selectCompanies(db: Db, { status, typology, city, brand, asksForName }: CompanyFilter) {
  let query = db.selectFrom('company').select('company.id');
  if (status !== undefined) query = query.where('company.association_status', '=', status);
  if (typology !== undefined) query = query.where('company.typology', '=', typology);
  if (city !== undefined) query = query.where('company.city', '=', city);
  if (brand !== undefined) {
    query = query.where('company.id', 'in', (eb) =>
      eb.selectFrom('company_brand').select('company_id').where('brand_id', '=', brand),
    );
  }
  if (asksForName === true) {
    query = query.where('company.id', 'in', (eb) =>
      eb.selectFrom('company_name_request').select('company_id').where('decided_at', 'is', null),
    );
  }
  return query;
}

const AT_ONCE = 500;

/** In the order of the ids. */
export async function listCompanyRows(db: Db, ids: readonly number[]): Promise<CompanyRow[]> {
  const found: CompanyRow[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const rows = await selectRows(db, some);
    const byId = new Map(rows.map((row) => [row.id, row]));
    found.push(...some.flatMap((id) => companyRowSchema.safeParse(toRow(byId.get(id))).data ?? []));
  }
  return found;
}

const toRow = (row: Awaited<ReturnType<typeof selectRows>>[number] | undefined) =>
  row && { ...row, brands: Number(row.brands), accounts: Number(row.accounts) };

const selectRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('company')
    .selectAll('company')
    .select((eb) => [
      eb
        .selectFrom('company_brand')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('company_brand.company_id', '=', 'company.id')
        .as('brands'),
      eb
        .selectFrom('user_account')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('user_account.company_id', '=', 'company.id')
        .as('accounts'),
      eb
        .selectFrom('company_name_request as request')
        .select('request.name')
        .whereRef('request.company_id', '=', 'company.id')
        .where('request.decided_at', 'is', null)
        .as('wanted_name'),
    ])
    .where('company.id', 'in', ids)
    .execute();

export const findStoredCompany = (db: Db, id: number) =>
  db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();

/** By name. */
export const listBrandsOf = (db: Db, company_id: number) =>
  db
    .selectFrom('company_brand')
    .innerJoin('brand', 'brand.id', 'company_brand.brand_id')
    .select(['brand.id', 'brand.name'])
    .where('company_brand.company_id', '=', company_id)
    .orderBy('brand.name_key')
    .execute();

const SAME_VAT_MAX = 20;

/** Other companies with this VAT number. */
export const listSameVat = (db: Db, { id, vat }: { id: number; vat: string }) =>
  db
    .selectFrom('company')
    .select(['id', 'business_name as name'])
    .where('vat', '=', vat)
    .where('vat', '<>', '')
    .where('id', '<>', id)
    .orderBy('id')
    .limit(SAME_VAT_MAX)
    .execute();

/** Conditions under which a row counts as belonging to its company: ended invitations do not. */
export const holdingConditions = (table: CompanyUse) => (table === 'invitation' ? [isOpenInvitation] : []);

/** Number of rows that belong to a company, by table. */
export async function countUses(db: Db, id: number): Promise<CompanyUses> {
  const counts = await Promise.all(
    COMPANY_USES.map(async (table): Promise<[string, number]> => {
      const count = await countRows(
        db
          .selectFrom(table)
          .where('company_id', '=', id)
          .where((eb) => eb.and(holdingConditions(table))),
      );
      return [table, count];
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Moves all rows of one company to another. */
export async function moveHoldings(trx: Db, from: number, to: number): Promise<void> {
  for (const table of COMPANY_HOLDINGS) {
    await trx.updateTable(table).set({ company_id: to }).where('company_id', '=', from).execute();
  }
  const written = trx.selectFrom('clipping_company').select('clipping_id').where('company_id', '=', to);
  await trx
    .deleteFrom('clipping_company')
    .where('company_id', '=', from)
    .where('clipping_id', 'in', written)
    .execute();
  await trx.updateTable('clipping_company').set({ company_id: to }).where('company_id', '=', from).execute();
  await refreshKeysOfCompanies(trx, [to]);
  // Of two invitations to one address one is kept.
  await trx
    .deleteFrom('invitation')
    .where('company_id', '=', from)
    .where(isOpenInvitation)
    .where('email', 'in', (eb) =>
      eb
        .selectFrom('invitation as open')
        .select('open.email')
        .where('open.company_id', '=', to)
        .where('open.accepted_at', 'is', null)
        .where('open.revoked_at', 'is', null),
    )
    .execute();
  // Of two pending name requests, that of the remaining company is kept.
  await trx
    .deleteFrom('company_name_request')
    .where('company_id', '=', from)
    .where('decided_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('company_name_request as waiting')
          .select('waiting.id')
          .where('waiting.company_id', '=', to)
          .where('waiting.decided_at', 'is', null),
      ),
    )
    .execute();
  // With the ids of a source, both lines of its next file match the remaining company.
  const moved = [
    'invitation',
    'company_refusal',
    'asset_upload',
    'import_link',
    'company_name_request',
  ] as const;
  for (const table of moved)
    await trx.updateTable(table).set({ company_id: to }).where('company_id', '=', from).execute();
  // Versions and comments move with their releases.
  for (const table of ['press_release_version', 'press_release_comment'] as const)
    await trx.updateTable(table).set({ company_id: to }).where('company_id', '=', from).execute();
}

/** Ids that are no brands. */
export async function listUnknownBrands(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('brand').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Cities with most companies, by name. */
export async function listCities(db: Db): Promise<{ city: string; companies: number }[]> {
  const rows = await db
    .selectFrom('company')
    .select((eb) => ['city', eb.fn.countAll<number>().as('companies')])
    .where('city', '<>', '')
    .groupBy('city')
    .orderBy('companies', 'desc')
    .orderBy('city')
    .limit(CITIES_MAX)
    .execute();
  return rows
    .map(({ city, companies }) => ({ city, companies: Number(companies) }))
    .toSorted((one, other) => one.city.localeCompare(other.city, 'it'));
}
