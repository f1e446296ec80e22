import { z } from 'zod';
import { idsOf, listSectorsOf, replaceSectors } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';

const ids = z.array(z.int());
export const linksSchema = z.object({
  outlets: ids,
  sectors: ids,
  tags: z.array(z.object({ tag_key: z.string(), tag: z.string() })),
  lists: ids,
  hosts: z.array(z.object({ appointment_id: z.int(), position: z.int() })).default([]),
});
/** Outlets, sectors, tags and hand-picked lists of a contact, and the appointments that it hosts. */
export type Links = z.infer<typeof linksSchema>;

export async function readLinks(db: Db, id: number): Promise<Links> {
  const outlets = db.selectFrom('contact_outlet').select('outlet_id').where('contact_id', '=', id);
  const tags = db.selectFrom('contact_tag').select(['tag_key', 'tag']).where('contact_id', '=', id);
  const lists = db.selectFrom('contact_list_member').select('contact_list_id').where('contact_id', '=', id);
  const hosts = db
    .selectFrom('appointment_host')
    .select(['appointment_id', 'position'])
    .where('contact_id', '=', id);
  return {
    outlets: (await outlets.execute()).map(({ outlet_id }) => outlet_id),
    sectors: idsOf((await listSectorsOf(db, 'contact_sector', [id])).get(id)),
    tags: await tags.execute(),
    lists: (await lists.execute()).map(({ contact_list_id }) => contact_list_id),
    hosts: await hosts.execute(),
  };
}

/** Links to existing outlets, sectors, lists and appointments; returns those that the contact did not have. */
export async function addLinks(trx: Db, contact_id: number, links: Links): Promise<Links> {
  const known = await readLinks(trx, contact_id);
  const gained = {
    outlets: (await listKnown(trx, 'outlet', links.outlets)).filter((id) => !known.outlets.includes(id)),
    sectors: (await listKnown(trx, 'sector', links.sectors)).filter((id) => !known.sectors.includes(id)),
    tags: links.tags.filter(({ tag_key }) => !known.tags.some((tag) => tag.tag_key === tag_key)),
    lists: (await listKnown(trx, 'contact_list', links.lists)).filter((id) => !known.lists.includes(id)),
    hosts: await listNewHosts(trx, links.hosts, known.hosts),
  };
  const outlets = gained.outlets.map((outlet_id) => ({ contact_id, outlet_id }));
  if (outlets.length > 0) await trx.insertInto('contact_outlet').values(outlets).execute();
  await replaceSectors(trx, 'contact_sector', contact_id, [...known.sectors, ...gained.sectors]);
  const tags = gained.tags.map((tag) => ({ contact_id, ...tag }));
  if (tags.length > 0) await trx.insertInto('contact_tag').values(tags).execute();
  const lists = gained.lists.map((contact_list_id) => ({ contact_id, contact_list_id }));
  if (lists.length > 0) await trx.insertInto('contact_list_member').values(lists).execute();
  const hosts = gained.hosts.map((host) => ({ contact_id, ...host }));
  if (hosts.length > 0) await trx.insertInto('appointment_host').values(hosts).execute();
  return gained;
}

async function listNewHosts(trx: Db, wanted: Links['hosts'], known: Links['hosts']): Promise<Links['hosts']> {
  const ids = wanted.map(({ appointment_id }) => appointment_id);
  const existing = await listKnown(trx, 'appointment', ids);
  return wanted.filter(
    ({ appointment_id: id }) =>
      existing.includes(id) && !known.some(({ appointment_id }) => appointment_id === id),
  );
}

async function listKnown(
  db: Db,
  table: 'outlet' | 'sector' | 'contact_list' | 'appointment',
  wanted: readonly number[],
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const rows = await db.selectFrom(table).select('id').where('id', 'in', wanted).execute();
  return rows.map(({ id }) => id);
}

export async function removeLinks(
  trx: Db,
  id: number,
  { outlets, sectors, tags, lists, hosts }: Links,
): Promise<void> {
  const keys = tags.map(({ tag_key }) => tag_key);
  if (outlets.length > 0)
    await trx
      .deleteFrom('contact_outlet')
      .where('contact_id', '=', id)
      .where('outlet_id', 'in', outlets)
      .execute();
  const left = (await readLinks(trx, id)).sectors.filter((sector) => !sectors.includes(sector));
  await replaceSectors(trx, 'contact_sector', id, left);
  if (keys.length > 0)
    await trx.deleteFrom('contact_tag').where('contact_id', '=', id).where('tag_key', 'in', keys).execute();
  if (lists.length > 0)
    await trx
      .deleteFrom('contact_list_member')
      .where('contact_id', '=', id)
      .where('contact_list_id', 'in', lists)
      .execute();
  const appointments = hosts.map(({ appointment_id }) => appointment_id);
  if (appointments.length > 0)
    await trx
      .deleteFrom('appointment_host')
      .where('contact_id', '=', id)
      .where('appointment_id', 'in', appointments)
      .execute();
}
