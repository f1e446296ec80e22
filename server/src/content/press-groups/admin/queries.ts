import {
  GROUP_HOLDINGS,
  type GroupUses,
  type OfficePressGroup,
  type OfficePressGroupRow,
  officePressGroupRowSchema,
  officePressGroupSchema,
} from '@press-room/contract/admin-press-groups';
import { expressionBuilder } from 'kysely';
import { readColours } from '../../../core/sites/press-groups.ts';
import { storedOfficeSchema } from '../../../core/sites/press-office.ts';
import type { Config } from '../../../platform/config/config.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';

export type Sites = Pick<Config, 'SITES'>;

const eb = expressionBuilder<Schema, 'press_group'>();

/** By name. */
export const GROUP_ORDER = [
  { by: eb.ref('press_group.name'), direction: 'asc' as const },
  { by: eb.ref('press_group.id'), direction: 'asc' as const },
];

export const OFFICE_GROUP_FIELDS = {
  id: eb.ref('press_group.id'),
  name: eb.ref('press_group.name'),
  theme: eb.ref('press_group.theme'),
  'tagline.it': eb.ref('press_group.tagline_it'),
  'tagline.en': eb.ref('press_group.tagline_en'),
  updated_at: eb.ref('press_group.updated_at'),
};

export const selectGroups = (db: Db) => db.selectFrom('press_group').select('press_group.id');

async function listHosts(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('press_group_host')
    .select(['host', 'press_group_id'])
    .where('press_group_id', 'in', ids)
    .orderBy('host')
    .execute();
  const grouped = Map.groupBy(rows, ({ press_group_id }) => press_group_id);
  return new Map(Array.from(grouped, ([id, all]) => [id, all.map(({ host }) => host)]));
}

/** In the order of the ids. */
async function listGroups(db: Db, { SITES }: Sites, ids: readonly number[]): Promise<OfficePressGroup[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('press_group').selectAll().where('id', 'in', ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const hostsOf = await listHosts(db, ids);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const hosts = hostsOf.get(id) ?? [];
    const site_hosts = [...(SITES ?? [])].filter(([, name]) => name === row.name).map(([host]) => host);
    return [
      officePressGroupSchema.parse({
        ...row,
        colours: readColours(row.colours),
        logo: row.logo_asset_id,
        four_eyes: row.four_eyes === 1,
        shows_clippings: row.shows_clippings === 1,
        review_days: Array.from(row.review_days, Number),
        tagline: { it: row.tagline_it, en: row.tagline_en },
        boilerplate: { it: row.boilerplate_it, en: row.boilerplate_en },
        office: row.office === null ? null : storedOfficeSchema.parse(JSON.parse(row.office)),
        hosts,
        site_hosts,
        overruled_hosts: hosts.filter((host) => SITES?.has(host) && SITES.get(host) !== row.name),
      }),
    ];
  });
}

/** The same without fields that only the single group shows. */
export async function listGroupRows(
  db: Db,
  sites: Sites,
  ids: readonly number[],
): Promise<OfficePressGroupRow[]> {
  const groups = await listGroups(db, sites, ids);
  return groups.map(({ office, ...group }) =>
    officePressGroupRowSchema.parse({ ...group, people: office?.people.length ?? 0 }),
  );
}

/** @throws 404 */
export async function getGroup(db: Db, sites: Sites, id: number): Promise<OfficePressGroup> {
  const [group] = await listGroups(db, sites, [id]);
  if (group === undefined) throw notFound();
  return group;
}

/** Hosts that other groups already have. */
export async function listTakenHosts(db: Db, hosts: readonly string[], id: number): Promise<string[]> {
  if (hosts.length === 0) return [];
  const rows = await db
    .selectFrom('press_group_host')
    .select('host')
    .where('host', 'in', hosts)
    .where('press_group_id', '!=', id)
    .orderBy('host')
    .execute();
  return rows.map(({ host }) => host);
}

export async function replaceHosts(trx: Db, id: number, hosts: readonly string[]): Promise<void> {
  await trx.deleteFrom('press_group_host').where('press_group_id', '=', id).execute();
  if (hosts.length === 0) return;
  await trx
    .insertInto('press_group_host')
    .values(hosts.map((host) => ({ host, press_group_id: id })))
    .execute();
}

export async function isNameTaken(db: Db, name: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('press_group')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of rows that belong to a group, by table. */
export async function countUses(db: Db, id: number): Promise<GroupUses> {
  const counts = await Promise.all(
    GROUP_HOLDINGS.map(async (table): Promise<[string, number]> => {
      const count = await countRows(db.selectFrom(table).where('press_group_id', '=', id));
      return [table, count];
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
