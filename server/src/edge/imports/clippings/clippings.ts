import type { Clipping } from '@press-room/contract/clippings';
import { indexClippings } from '../../../content/clippings/index-clippings.ts';
import { listClippings } from '../../../content/clippings/reading.ts';
import { addClipping, refreshSearch, toColumns } from '../../../content/clippings/service.ts';
import { toUrlKey } from '../../../content/clippings/url-key.ts';
import { writeLinks } from '../../../content/clippings/writing.ts';
import { recordAudits } from '../../../core/audit/queries.ts';
import { ensureOutlets } from '../../../core/contacts/outlets.ts';
import { dropReviewFiles } from '../../../core/files/review-files.ts';
import type { Db } from '../../../platform/db/db.ts';
import { updateRows } from '../../../platform/db/update-rows.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { toKey } from '../../../platform/text/keys.ts';
import type { Left, Making, Prepared, Stored, Target, Values, Written } from '../targets/target.ts';
import { isSameText } from '../targets/texts.ts';
import { type Names, openNames, openOutlets, resolveNames } from './names.ts';
import { prepareClipping, splitNames } from './rows.ts';
import { toKind, toLanguage, toLicence, toTone } from './words.ts';

const toText = (value: number | null): string => (value === null ? '' : String(value));

/** A stored clipping as a row of a table. */
export const toTableValues = (
  clipping: Clipping,
  sectorName: (id: number) => string | undefined,
): Record<string, string> => ({
  published_on: clipping.published_on,
  outlet: clipping.outlet.name,
  headline: clipping.headline,
  author: clipping.author,
  kind: clipping.kind,
  edition: clipping.edition,
  page: clipping.page,
  url: clipping.url,
  excerpt: clipping.excerpt,
  language: clipping.language,
  tone: clipping.tone,
  reach: toText(clipping.reach),
  space: toText(clipping.space),
  seconds: toText(clipping.seconds),
  sectors: clipping.sectors.flatMap((id) => sectorName(id) ?? []).join('; '),
  companies: clipping.companies.map(({ name }) => name).join('; '),
  press_group: clipping.press_group.name,
  licence: clipping.licence,
  licensed_until: clipping.licensed_until ?? '',
});

/** Names of sectors in tables, by id. */
export async function openSectorNames(db: Db): Promise<(id: number) => string | undefined> {
  const rows = await db.selectFrom('sector').select(['id', 'name_it', 'name_en']).execute();
  const names = new Map(rows.map(({ id, name_it, name_en }) => [id, name_it || name_en]));
  return (id) => names.get(id);
}

const placeOf = (outlet: number, day: string, headline: string): string =>
  `${outlet} ${day} ${toKey(headline)}`;

/** By its link; without one, by outlet, day and headline. */
async function match(db: Db, rows: readonly Prepared[]): Promise<Stored[][]> {
  const outlets = await openOutlets(
    db,
    rows.map(({ values: { outlet = '' } }) => outlet),
  );
  const urlKeys = rows.map(({ values: { url = '' } }) => toUrlKey(url));
  const withoutLink = rows.filter((_, at) => urlKeys[at] === '');
  const ids = withoutLink.flatMap(({ values: { outlet = '' } }) => outlets(outlet)?.id ?? []);
  const days = withoutLink.flatMap(({ values: { published_on = '' } }) => published_on || []);
  const found = await db
    .selectFrom('clipping')
    .select(['id', 'url_key', 'outlet_id', 'published_on', 'headline'])
    .where((eb) => {
      const known = urlKeys.filter((key) => key !== '');
      return eb.or([
        ...(known.length === 0 ? [] : [eb('url_key', 'in', known)]),
        ...(ids.length === 0 || days.length === 0
          ? []
          : [
              eb.and([
                eb('outlet_id', 'in', [...new Set(ids)]),
                eb('published_on', 'in', [...new Set(days)]),
              ]),
            ]),
      ]);
    })
    .orderBy('id')
    .execute();
  const byUrl = Map.groupBy(found, ({ url_key }) => url_key);
  const byPlace = Map.groupBy(found, (row) => placeOf(row.outlet_id, row.published_on, row.headline));
  const matched = rows.map(({ values }, at) => {
    const { outlet = '', published_on = '', headline = '' } = values;
    const key = urlKeys[at] ?? '';
    if (key !== '') return byUrl.get(key) ?? [];
    return byPlace.get(placeOf(outlets(outlet)?.id ?? 0, published_on, headline)) ?? [];
  });
  const wanted = [...new Set(matched.flat().map(({ id }) => id))];
  const sectorName = await openSectorNames(db);
  const stored = new Map((await listClippings(db, wanted)).map((clipping) => [clipping.id, clipping]));
  return matched.map((some) =>
    some.flatMap(({ id }): Stored[] => {
      const clipping = stored.get(id);
      if (clipping === undefined) return [];
      const { version, headline: label } = clipping;
      return [{ id, version, values: toTableValues(clipping, sectorName), label, locked: null }];
    }),
  );
}

const toSet = (text: string): string => splitNames(text).map(toKey).toSorted().join('\n');

/** An empty cell keeps the stored value, because monitoring services leave unknown fields empty. */
function isSame(field: string, old: string, { incoming }: { stored: Values; incoming: Values }): boolean {
  const value = incoming[field] ?? '';
  if (value === '') return true;
  if (field === 'sectors' || field === 'companies') return toSet(old) === toSet(value);
  if (field === 'url') return toUrlKey(old) === toUrlKey(value);
  return isSameText(old, value);
}

type Columns = Parameters<typeof toColumns>[1];

const toNumber = (text: string): number | null => (text === '' ? null : Number(text));

const TEXTS = ['headline', 'author', 'published_on', 'edition', 'page', 'url', 'excerpt'] as const;
const NUMBERS = ['reach', 'space', 'seconds'] as const;

/** Columns of the fields in a row; an empty value becomes null. */
function toFields(values: Values): Columns {
  const set: Columns = {};
  for (const name of TEXTS) if (values[name] !== undefined) set[name] = values[name];
  for (const name of NUMBERS) if (values[name] !== undefined) set[name] = toNumber(values[name]);
  const { kind = '', language, tone, licence = '', licensed_until } = values;
  if (language !== undefined) set.language = toLanguage(language) ?? '';
  if (tone !== undefined) set.tone = toTone(tone) ?? '';
  if (licensed_until !== undefined) set.licensed_until = licensed_until || null;
  const [kindOf, licenceOf] = [toKind(kind), toLicence(licence)];
  return { ...set, ...(kindOf && { kind: kindOf }), ...(licenceOf && { licence: licenceOf }) };
}

/** Ids of the records named in a row; null: one no longer exists. */
function toNumbers(values: Values, names: Names) {
  const all = (field: 'companies' | 'sectors'): (number | undefined)[] | undefined =>
    values[field] === undefined ? undefined : splitNames(values[field]).map((name) => names[field](name)?.id);
  const lists = { companies: all('companies'), sectors: all('sectors') };
  const outlet = values.outlet === undefined ? undefined : (names.outlets(values.outlet)?.id ?? null);
  const group = !values.press_group ? undefined : (names.groups(values.press_group)?.id ?? null);
  const isKnown = (ids: (number | undefined)[] | undefined): ids is number[] | undefined =>
    ids === undefined || ids.every((id) => id !== undefined);
  if (outlet === null || group === null || !isKnown(lists.companies) || !isKnown(lists.sectors)) return null;
  return { outlet, group, links: { companies: lists.companies, sectors: lists.sectors } };
}

async function create(
  trx: Db,
  rows: readonly Values[],
  { now, by = null, settings }: Making,
): Promise<number[]> {
  if (settings?.adds_outlets === true) await addOutlets(trx, rows, { now, by });
  const names = await openNames(trx, rows);
  const ids: number[] = [];
  for (const values of rows) {
    const { headline = '', published_on = '', page = '', url = '' } = values;
    const found = toNumbers(values, names);
    const group = found?.group ?? settings?.press_group;
    if (found?.outlet === undefined || group === undefined)
      throw conflict('import_moved', { label: headline });
    const fields = toFields(values);
    const { kind = page !== '' && url === '' ? 'print' : 'web', licence = 'link_only' } = fields;
    const id = await addClipping(
      trx,
      {
        ...fields,
        kind,
        licence,
        headline,
        published_on,
        outlet_id: found.outlet,
        press_group_id: group,
      },
      now,
    );
    await writeLinks(trx, id, found.links);
    ids.push(id);
  }
  return ids;
}

async function addOutlets(
  trx: Db,
  rows: readonly Values[],
  { now, by }: { now: Date; by: number | null },
): Promise<void> {
  const names = rows.map(({ outlet = '' }) => outlet);
  const find = await openOutlets(trx, names);
  const { made } = await ensureOutlets(
    trx,
    names.filter((name) => find(name) === null),
    now,
  );
  const entries = made.map((id) => ({
    by,
    action: 'create' as const,
    about: `outlet:${id}` as const,
    fields: ['name'],
  }));
  if (entries.length > 0) await recordAudits(trx, entries, now);
}

async function change(trx: Db, rows: readonly Written[], now: Date): Promise<Set<number>> {
  const values = rows.map(
    ({ fields }): Values => Object.fromEntries(fields.map((each) => [each.field, each.new])),
  );
  const names = await openNames(trx, values);
  const changes = await Promise.all(
    rows.map(async ({ id, version }, at) => {
      const own = values[at] ?? {};
      const found = toNumbers(own, names);
      if (found === null) return [];
      const set = {
        ...(await toColumns(trx, toFields(own))),
        ...(found.outlet !== undefined && { outlet_id: found.outlet }),
        ...(found.group !== undefined && { press_group_id: found.group }),
        version: version + 1,
        updated_at: now.toISOString(),
      };
      return [{ id, set, when: { version }, links: found.links }];
    }),
  );
  const written = await updateRows(
    trx,
    'clipping',
    changes.flat().map(({ id, set, when }) => ({ id, set, when })),
  );
  for (const { id, links } of changes.flat()) if (written.has(id)) await writeLinks(trx, id, links);
  await refreshSearch(trx, [...written]);
  return written;
}

/** An added row has its first version; a changed one has the version after the import. */
async function listTouched(trx: Db, rows: readonly Left[]): Promise<number[]> {
  const ids = rows.map(({ id }) => id);
  const found = await trx.selectFrom('clipping').select(['id', 'version']).where('id', 'in', ids).execute();
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  return rows
    .filter(({ id, kind, version }) => versions.get(id) !== (kind === 'change' ? version + 1 : 1))
    .map(({ id }) => id);
}

export const clippings: Target = {
  subject: 'clipping',
  prepare: prepareClipping,
  resolve: resolveNames,
  keyOf: ({ values: { outlet = '', published_on = '', headline = '', url = '' } }) =>
    toUrlKey(url) || [toKey(outlet), published_on, toKey(headline)].join(' '),
  match: (db, rows) => match(db, rows),
  isSame,
  // Files of monitoring services remove nothing, because they cover a few weeks.
  insertRemovals: async () => undefined,
  remove: async () => new Map(),
  restore: async () => undefined,
  create,
  change,
  listTouched,
  index: {
    fields: ['headline', 'excerpt', 'published_on'],
    put: (search, trx, rows) =>
      indexClippings(
        search,
        trx,
        rows.map(({ id }) => id),
      ),
  },
  // Added outlets are kept, as with contacts.
  discard: async (trx, ids) => {
    await dropReviewFiles(trx, trx.selectFrom('clipping').select('id').where('id', 'in', ids));
    await trx.deleteFrom('clipping').where('id', 'in', ids).execute();
  },
};
