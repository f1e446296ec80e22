import { type GroupColours, groupColoursSchema, type PressGroup } from '@press-room/contract/press-groups';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PressGroupTable, Schema } from '../../platform/db/schema.ts';
import type { FieldMap, Order, Window } from '../../platform/http/datatables.ts';
import { sanitizeRichText } from '../../platform/text/rich-text.ts';
import type { StoredOffice } from './press-office.ts';

const group = expressionBuilder<Schema, 'press_group'>();

export const PRESS_GROUP_FIELDS: FieldMap = {
  id: group.ref('press_group.id'),
  name: group.ref('press_group.name'),
};

const COLUMNS = ['id', 'name', 'theme', 'colours', 'logo_asset_id', 'tagline_en', 'tagline_it'] as const;

type Row = Pick<
  PressGroupTable,
  'name' | 'theme' | 'colours' | 'logo_asset_id' | 'tagline_en' | 'tagline_it'
> & { id: number };

/** A group as stored; `withLogos` converts it for readers. */
export type StoredPressGroup = Omit<PressGroup, 'logo'> & { logo_asset_id: number | null };

export const readColours = (json: string | null): GroupColours | null =>
  json === null ? null : groupColoursSchema.parse(JSON.parse(json));

const toPressGroup = ({ tagline_en, tagline_it, colours, ...row }: Row): StoredPressGroup => ({
  ...row,
  colours: readColours(colours),
  tagline: { en: tagline_en, it: tagline_it },
});

export async function countPressGroups(db: Db, condition: Expression<SqlBool> | null): Promise<number> {
  const query = db.selectFrom('press_group');
  return countRows(condition === null ? query : query.where(condition));
}

/** `exactName`, in any capitalisation, comes first, for clients that take the first row (contract 4.4). */
export async function listPressGroups(
  db: Db,
  { contains }: Pick<Database, 'contains'>,
  filter: {
    condition: Expression<SqlBool> | null;
    orders: readonly Order[];
    exactName: string;
    window: Window;
  },
): Promise<StoredPressGroup[]> {
  let query = db.selectFrom('press_group').select(COLUMNS);
  if (filter.condition !== null) query = query.where(filter.condition);
  for (const { by, direction } of filter.orders) query = query.orderBy(by, direction);
  const rows = await query
    .orderBy((eb) =>
      eb
        .case()
        .when(
          eb.and([
            contains(eb.ref('name'), filter.exactName),
            eb(eb.fn<number>('length', ['name']), '=', Array.from(filter.exactName).length),
          ]),
        )
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('id')
    .limit(filter.window.limit)
    .offset(filter.window.offset)
    .execute();
  return rows.map(toPressGroup);
}

/** All of them, because there are few. */
export async function listPressGroupsByName(db: Db): Promise<StoredPressGroup[]> {
  const rows = await db.selectFrom('press_group').select(COLUMNS).orderBy('name').orderBy('id').execute();
  return rows.map(toPressGroup);
}

export async function findPressGroupByName(db: Db, name: string): Promise<StoredPressGroup | null> {
  const row = await db.selectFrom('press_group').select(COLUMNS).where('name', '=', name).executeTakeFirst();
  return row === undefined ? null : toPressGroup(row);
}

export async function findPressGroup(db: Db, id: number): Promise<StoredPressGroup | null> {
  const row = await db.selectFrom('press_group').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toPressGroup(row);
}

/** The group with this host name. */
export async function findPressGroupByHost(db: Db, host: string): Promise<StoredPressGroup | null> {
  const row = await db
    .selectFrom('press_group_host')
    .innerJoin('press_group', 'press_group.id', 'press_group_host.press_group_id')
    .select(COLUMNS.map((column) => `press_group.${column}` as const))
    .where('press_group_host.host', '=', host)
    .executeTakeFirst();
  return row === undefined ? null : toPressGroup(row);
}

export async function listGroupHosts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('press_group_host').select('host').execute();
  return rows.map(({ host }) => host);
}

export async function findFirstPressGroup(db: Db): Promise<StoredPressGroup | null> {
  const row = await db.selectFrom('press_group').select(COLUMNS).orderBy('id').limit(1).executeTakeFirst();
  return row === undefined ? null : toPressGroup(row);
}

export async function listPressGroupNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('press_group').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}

export interface NewPressGroup extends Pick<PressGroup, 'name' | 'theme' | 'tagline'> {
  boilerplate?: { en: string; it: string };
  office?: StoredOffice | undefined;
}

export async function createPressGroup(trx: Db, group: NewPressGroup): Promise<number> {
  const { id } = await trx
    .insertInto('press_group')
    .values({
      name: group.name,
      theme: group.theme,
      tagline_en: group.tagline.en,
      tagline_it: group.tagline.it,
      boilerplate_en: sanitizeRichText(group.boilerplate?.en ?? ''),
      boilerplate_it: sanitizeRichText(group.boilerplate?.it ?? ''),
      office: group.office === undefined ? null : JSON.stringify(group.office),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
