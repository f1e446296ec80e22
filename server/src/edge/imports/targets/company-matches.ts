import { COMPANY_FIELDS } from '@press-room/contract/companies';
import type { Db } from '../../../platform/db/db.ts';
import { toKey } from '../../../platform/text/keys.ts';
import { toWholeVat } from './company-rows.ts';
import type { KeyChoice, Prepared, Stored, Values } from './target.ts';

const toStored = (row: Awaited<ReturnType<typeof listWhere>>[number]): Stored => ({
  id: row.id,
  version: row.version,
  values: Object.fromEntries(COMPANY_FIELDS.map((field) => [field, row[field] ?? ''])),
  label: row.business_name,
  locked: null,
});

const listWhere = (db: Db, column: 'vat' | 'name_key' | 'id', values: readonly (string | number)[]) =>
  db
    .selectFrom('company')
    .select(['id', 'version', ...COMPANY_FIELDS])
    .where(column, 'in', [...new Set(values)] as never[])
    .orderBy('id')
    .execute();

async function findStored(
  db: Db,
  column: 'vat' | 'name_key' | 'id',
  values: readonly (string | number)[],
): Promise<Stored[]> {
  return values.length === 0 ? [] : (await listWhere(db, column, values)).map(toStored);
}

/** By VAT number, with or without country letters on either side. */
async function byVat(db: Db, rows: readonly Prepared[]): Promise<(row: Prepared) => Stored[]> {
  const whole = rows.map(({ values }) => toWholeVat(values)).filter((vat) => vat !== '');
  const stored = await findStored(
    db,
    'vat',
    whole.flatMap((vat) => [vat, vat.slice(2), vat.slice(3)]).filter(Boolean),
  );
  const groups = Map.groupBy(stored, ({ values }) => toWholeVat(values));
  return ({ values }) => groups.get(toWholeVat(values)) ?? [];
}

async function byLink(
  db: Db,
  rows: readonly Prepared[],
  profile_id: number,
): Promise<(row: Prepared) => Stored[]> {
  const ids = rows.map(({ external_id }) => external_id).filter((id) => id !== '');
  if (ids.length === 0) return () => [];
  const links = await db
    .selectFrom('import_link')
    .select(['external_id', 'company_id'])
    .where('profile_id', '=', profile_id)
    .where('external_id', 'in', ids)
    .execute();
  const stored = await findStored(
    db,
    'id',
    links.map(({ company_id }) => company_id),
  );
  const byId = new Map(stored.map((each) => [each.id, each]));
  const byExternal = new Map(links.map(({ external_id, company_id }) => [external_id, byId.get(company_id)]));
  return ({ external_id }) => [byExternal.get(external_id)].filter((each) => each !== undefined);
}

const isSameCity = (stored: Values, incoming: Values): boolean =>
  incoming.city === undefined || toKey(incoming.city) === toKey(stored.city ?? '');

/** By name and city; a company with another VAT number does not match. */
async function byName(db: Db, rows: readonly Prepared[]): Promise<(row: Prepared) => Stored[]> {
  const nameOf = ({ values }: { values: Values }): string => toKey(values.business_name ?? '');
  const stored = await findStored(db, 'name_key', rows.map(nameOf).filter(Boolean));
  const groups = Map.groupBy(stored, nameOf);
  return (row) =>
    (groups.get(nameOf(row)) ?? []).filter(({ values }) => {
      const [own, other] = [toWholeVat(row.values), toWholeVat(values)];
      return isSameCity(values, row.values) && (own === '' || other === '' || own === other);
    });
}

/** Companies that each row may be about: by its key, else by name and city. */
export async function matchCompanies(
  db: Db,
  rows: readonly Prepared[],
  { key, profile_id }: KeyChoice,
): Promise<Stored[][]> {
  const finders: ((row: Prepared) => Stored[])[] = [];
  if (key === 'vat') finders.push(await byVat(db, rows));
  if (key === 'external_id' && profile_id !== null) finders.push(await byLink(db, rows, profile_id));
  finders.push(await byName(db, rows));
  return rows.map((row) => finders.map((find) => find(row)).find((found) => found.length > 0) ?? []);
}
