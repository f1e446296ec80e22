import { findSectorsBySlug, toSectorSlug } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toKey } from '../../../platform/text/keys.ts';
import { type FileSettings, note, type Prepared, type Values } from '../targets/target.ts';
import { splitNames } from './rows.ts';

interface Named {
  id: number;
  name: string;
}

/** Articles that some sources write before the name of an outlet and others omit. */
const ARTICLES = ['il', 'lo', 'la', 'l', 'i', 'gli', 'le', 'the'];
const withoutArticle = (key: string): string => {
  const [first = '', ...others] = key.split(' ');
  return others.length > 0 && ARTICLES.includes(first) ? others.join(' ') : key;
};
const variantsOf = (key: string): string[] => {
  const bare = withoutArticle(key);
  return [bare, ...ARTICLES.map((article) => `${article} ${bare}`)];
};

type Find = (name: string) => Named | null;

/** The outlet with a folded name, with or without its article; null: none, or several. */
export async function openOutlets(db: Db, names: readonly string[]): Promise<Find> {
  const keys = [...new Set(names.map(toKey).flatMap(variantsOf))].filter((key) => key !== '');
  if (keys.length === 0) return () => null;
  const rows = await db
    .selectFrom('outlet')
    .select(['id', 'name', 'name_key'])
    .where('name_key', 'in', keys)
    .execute();
  const byKey = new Map(rows.map((row) => [row.name_key, row]));
  return (name) => {
    const exact = byKey.get(toKey(name));
    if (exact !== undefined) return exact;
    const [one, ...others] = variantsOf(toKey(name)).flatMap((key) => byKey.get(key) ?? []);
    return one !== undefined && others.length === 0 ? one : null;
  };
}

/** The company with a folded name; null: none, or several. */
async function openCompanies(db: Db, names: readonly string[]): Promise<Find> {
  const wanted = new Set(names.map(toKey));
  if (wanted.size === 0) return () => null;
  const rows = await db
    .selectFrom('company')
    .select(['id', 'business_name as name', 'name_key'])
    .where('name_key', 'in', [...wanted])
    .execute();
  const byKey = Map.groupBy(rows, ({ name_key }) => name_key);
  return (name) => {
    const [one, ...others] = byKey.get(toKey(name)) ?? [];
    return one !== undefined && others.length === 0 ? one : null;
  };
}

/** The sector of a word: a name, a slug or an alias in either language. */
async function openSectors(db: Db, words: readonly string[]): Promise<Find> {
  const ids = await findSectorsBySlug(db, [...new Set(words.map(toSectorSlug))]);
  if (ids.size === 0) return () => null;
  const rows = await db
    .selectFrom('sector')
    .select(['id', 'name_it', 'name_en'])
    .where('id', 'in', [...new Set(ids.values())])
    .execute();
  const names = new Map(rows.map(({ id, name_it, name_en }) => [id, name_it || name_en]));
  return (word) => {
    const id = ids.get(toSectorSlug(word));
    return id === undefined ? null : { id, name: names.get(id) ?? '' };
  };
}

async function openGroups(db: Db): Promise<Find> {
  const rows = await db.selectFrom('press_group').select(['id', 'name']).execute();
  const byKey = new Map(rows.map((row) => [toKey(row.name), row]));
  return (name) => byKey.get(toKey(name)) ?? null;
}

export interface Names {
  outlets: Find;
  companies: Find;
  sectors: Find;
  groups: Find;
}

export async function openNames(db: Db, rows: readonly Values[]): Promise<Names> {
  const all = (field: string): string[] => rows.flatMap((values) => splitNames(values[field] ?? ''));
  return {
    outlets: await openOutlets(
      db,
      rows.map(({ outlet = '' }) => outlet),
    ),
    companies: await openCompanies(db, all('companies')),
    sectors: await openSectors(db, all('sectors')),
    groups: await openGroups(db),
  };
}

const LISTS = [
  ['companies', 'import_company_unknown'],
  ['sectors', 'import_sector_unknown'],
] as const;

/** Rows with stored names. An unknown outlet is an error, other unknown names are warnings. */
export async function resolveNames(
  db: Db,
  rows: readonly Prepared[],
  { adds_outlets = false, press_group }: FileSettings,
): Promise<Prepared[]> {
  const names = await openNames(
    db,
    rows.map(({ values }) => values),
  );
  return rows.map((row) => {
    const values: Record<string, string> = { ...row.values };
    const errors = [...row.errors];
    const warnings = [...row.warnings];
    const { outlet = '' } = values;
    const found = names.outlets(outlet);
    if (found !== null) values.outlet = found.name;
    else if (toKey(outlet) !== '') {
      if (adds_outlets) warnings.push(note('import_outlet_added', 'outlet', { value: outlet }));
      else errors.push(note('import_outlet_unknown', 'outlet', { value: outlet }));
    }
    if (values.press_group) {
      const group = names.groups(values.press_group);
      if (group === null)
        errors.push(note('import_group_unknown', 'press_group', { value: values.press_group }));
      else values.press_group = group.name;
    } else if (press_group === undefined) errors.push(note('import_group_missing', 'press_group'));
    for (const [field, key] of LISTS) {
      if (values[field] === undefined) continue;
      const told = splitNames(values[field]);
      const unknown = told.filter((name) => names[field](name) === null);
      for (const value of unknown) warnings.push(note(key, field, { value }));
      values[field] = [...new Set(told.flatMap((name) => names[field](name)?.name ?? []))].join('; ');
    }
    return { ...row, values, errors, warnings };
  });
}
