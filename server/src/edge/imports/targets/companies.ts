import { COMPANY_USES } from '@press-room/contract/companies';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { z } from 'zod';
import { holdingConditions } from '../../../content/companies/admin/queries.ts';
import {
  COMPANY_NAME_FIELDS,
  INDEXED_COMPANY_FIELDS,
  indexCompanies,
  indexRenamedCompanies,
} from '../../../content/companies/index-companies.ts';
import { createCompanies, updateCompanies } from '../../../content/companies/writing.ts';
import type { CompanyTable } from '../../../platform/db/company-tables.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ImportLinkTable } from '../../../platform/db/import-tables.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { toKey } from '../../../platform/text/keys.ts';
import { matchCompanies } from './company-matches.ts';
import { prepareCompany, toCompanyValues, toWholeVat } from './company-rows.ts';
import { REMOVAL_COLUMNS, standsInFile } from './stored.ts';
import { type Left, note, type Prepared, type Target } from './target.ts';
import { isSameText } from './texts.ts';

const nameKeyOf = ({ business_name = '', city = '' }: Partial<Record<string, string>>): string =>
  `${toKey(business_name)}|${toKey(city)}`;

const keyOf = ({ values, external_id }: Prepared, key: string): string => {
  const vat = toWholeVat(values);
  if (key === 'vat' && vat !== '') return `vat:${vat}`;
  if (key === 'external_id' && external_id !== '') return `id:${external_id}`;
  return (values.business_name ?? '') === '' ? '' : `name:${nameKeyOf(values)}`;
};

/** Whether a company has any references: accounts, brands and others. */
const isUsed = (eb: ExpressionBuilder<Schema, 'company'>) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('company_brand')
        .select('brand_id')
        .whereRef('company_brand.company_id', '=', 'company.id'),
    ),
    ...COMPANY_USES.map((table) =>
      eb.exists(
        eb
          .selectFrom(table)
          .select((inner) => inner.lit(1).as('one'))
          .whereRef(`${table}.company_id`, '=', 'company.id')
          .where((inner) => inner.and(holdingConditions(table))),
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
          'company.name_key as label_key',
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

const rowSchema = z.looseObject({
  id: z.int(),
  /** Ids in external sources; empty for companies removed before there were any. */
  import_links: z
    .array(
      z.object({
        profile_id: z.int(),
        external_id: z.string(),
        company_id: z.int(),
        run_id: z.int().nullable(),
      }),
    )
    .default([]),
});

export const companies: Target = {
  subject: 'company',
  prepare: prepareCompany,
  keyOf: (prepared, { key }) => keyOf(prepared, key),
  match: matchCompanies,
  isSame: (field, old, { stored, incoming }) =>
    isSameText(old, incoming[field] ?? '') ||
    (field === 'vat' && toWholeVat(stored) === toWholeVat({ country: stored.country ?? '', ...incoming })),
  insertRemovals,
  create: (trx, rows, { now }) =>
    createCompanies(
      trx,
      rows.map((values) => ({ business_name: '', ...toCompanyValues(values) })),
      now,
    ),
  change: (trx, rows, now) => {
    const at = now.toISOString();
    const changes = rows.map(({ id, version, fields }) => ({
      id,
      values: toCompanyValues(Object.fromEntries(fields.map((each) => [each.field, each.new]))),
      claim: { version, at },
    }));
    return updateCompanies(trx, changes);
  },
  remove: async (trx, rows) => {
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const links = await trx
      .selectFrom('import_link')
      .selectAll()
      .where('company_id', 'in', [...versions.keys()])
      .execute();
    const linksOf = Map.groupBy(links, ({ company_id }) => company_id);
    const gone = await trx
      .deleteFrom('company')
      .where('id', 'in', [...versions.keys()])
      .where((eb) => eb.not(isUsed(eb)))
      .returningAll()
      .execute();
    return new Map(
      gone
        .filter(({ id, version }) => version === versions.get(id))
        .map((row) => [row.id, { ...row, import_links: linksOf.get(row.id) ?? [] }]),
    );
  },
  listTouched,
  index: {
    fields: INDEXED_COMPANY_FIELDS,
    put: async (search, trx, rows) => {
      const isRenamed = ({ fields }: { fields: readonly string[] }) =>
        COMPANY_NAME_FIELDS.some((field) => fields.includes(field));
      const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id);
      await indexCompanies(search, trx, idsOf(rows.filter((row) => !isRenamed(row))));
      await indexRenamedCompanies(search, trx, idsOf(rows.filter(isRenamed)));
    },
  },
  discard: async (trx, ids) => {
    await trx.deleteFrom('company').where('id', 'in', ids).execute();
  },
  restore: async (trx, rows) => {
    const restored = rows.map((row) => rowSchema.parse(row));
    await trx
      .insertInto('company')
      .values(restored.map(({ import_links: _links, ...row }) => row as object as Selectable<CompanyTable>))
      .execute();
    await restoreLinks(
      trx,
      restored.flatMap(({ import_links }) => import_links),
    );
  },
};

/** Links of sources that still exist. */
async function restoreLinks(trx: Db, links: readonly Selectable<ImportLinkTable>[]): Promise<void> {
  if (links.length === 0) return;
  const ids = [...new Set(links.map(({ profile_id }) => profile_id))];
  const profiles = await trx.selectFrom('import_profile').select('id').where('id', 'in', ids).execute();
  const left = links.filter(({ profile_id }) => profiles.some(({ id }) => id === profile_id));
  if (left.length === 0) return;
  await trx
    .insertInto('import_link')
    .values(left)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An added row has its first version and no references; the id of a removed row is free. */
async function listTouched(trx: Db, rows: readonly Left[]): Promise<number[]> {
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
