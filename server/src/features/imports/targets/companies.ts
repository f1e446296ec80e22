import { COMPANY_HOLDINGS } from '@press-room/contract/companies';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { z } from 'zod';
import type { CompanyTable } from '../../../db/company-tables.ts';
import type { Db } from '../../../db/database.ts';
import { indexCompanies } from '../../../db/index-companies.ts';
import type { Schema } from '../../../db/schema.ts';
import { toKey } from '../../../text/keys.ts';
import { createCompany, updateCompany } from '../../companies/writing.ts';
import { matchCompanies } from './company-matches.ts';
import { prepareCompany, toCompanyValues, toWholeVat } from './company-rows.ts';
import { REMOVAL_COLUMNS, standsInFile } from './stored.ts';
import { note, type Prepared, type Target, type Values } from './target.ts';
import { isSameText } from './texts.ts';

export const nameKeyOf = ({ business_name = '', city = '' }: Partial<Record<string, string>>): string =>
  `${toKey(business_name)}|${toKey(city)}`;

const keyOf = ({ values, external_id }: Prepared, key: string): string => {
  const vat = toWholeVat(values);
  if (key === 'vat' && vat !== '') return `vat:${vat}`;
  if (key === 'external_id' && external_id !== '') return `id:${external_id}`;
  return (values.business_name ?? '') === '' ? '' : `name:${nameKeyOf(values)}`;
};

/** Whether anything hangs on a company: accounts, brands and what else may belong to it. */
const isUsed = (eb: ExpressionBuilder<Schema, 'company'>) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('company_brand')
        .select('brand_id')
        .whereRef('company_brand.company_id', '=', 'company.id'),
    ),
    ...COMPANY_HOLDINGS.map((table) =>
      eb.exists(
        eb
          .selectFrom(table)
          .select((inner) => inner.lit(1).as('one'))
          .whereRef(`${table}.company_id`, '=', 'company.id'),
      ),
    ),
  ]);

async function insertRemovals(trx: Db, run_id: number): Promise<void> {
  await trx
    .insertInto('import_difference')
    .columns(REMOVAL_COLUMNS)
    .expression(
      trx
        .selectFrom('company')
        .select((eb) => [
          eb.lit(run_id).as('run_id'),
          eb.case().when(isUsed(eb)).then('conflict').else('remove').end().as('kind'),
          'company.id as stored_id',
          'company.version as stored_version',
          eb.val('').as('match_key'),
          'company.business_name as label',
          eb.val('[]').as('fields'),
          eb
            .case()
            .when(isUsed(eb))
            .then(JSON.stringify([note('import_in_use')]))
            .else('[]')
            .end()
            .as('notes'),
          eb.lit(0).as('is_accepted'),
        ])
        .where((eb) => eb.not(standsInFile(run_id, eb.ref('company.id'))))
        .orderBy('company.id'),
    )
    .execute();
}

const rowSchema = z.looseObject({ id: z.int() });

export const companies: Target = {
  subject: 'company',
  prepare: prepareCompany,
  keyOf: (prepared, { key }) => keyOf(prepared, key),
  match: matchCompanies,
  isSame: (field, old, { stored, incoming }) =>
    isSameText(old, incoming[field] ?? '') ||
    (field === 'vat' && toWholeVat(stored) === toWholeVat({ country: stored.country ?? '', ...incoming })),
  insertRemovals,
  create: (trx, values, now) => createCompany(trx, { business_name: '', ...toCompanyValues(values) }, now),
  change: async (trx, { id, version, fields }, now) => {
    const { numUpdatedRows } = await trx
      .updateTable('company')
      .set({ version: version + 1, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const values: Values = Object.fromEntries(fields.map((each) => [each.field, each.new]));
    await updateCompany(trx, id, toCompanyValues(values));
    return true;
  },
  remove: async (trx, { id, version }) => {
    const row = await trx
      .deleteFrom('company')
      .where('id', '=', id)
      .where('version', '=', version)
      .where((eb) => eb.not(isUsed(eb)))
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  },
  listTouched,
  index: indexCompanies,
  discard: async (trx, id) => {
    await trx.deleteFrom('company').where('id', '=', id).execute();
  },
  restore: async (trx, row) => {
    await trx
      .insertInto('company')
      .values(rowSchema.parse(row) as Selectable<CompanyTable>)
      .execute();
  },
};

/** What was added has its first version and nothing hangs on it; what was removed has left its number free. */
async function listTouched(
  trx: Db,
  rows: readonly { id: number; version: number; kind: 'add' | 'change' | 'remove' }[],
): Promise<number[]> {
  const found = await trx
    .selectFrom('company')
    .select((eb) => ['id', 'version', eb.case().when(isUsed(eb)).then(1).else(0).end().as('is_used')])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows
    .filter(({ id, version, kind }) => {
      const now = byId.get(id);
      if (kind === 'remove') return now !== undefined;
      if (kind === 'change') return now?.version !== version + 1;
      return now?.version !== 1 || now.is_used === 1;
    })
    .map(({ id }) => id);
}
