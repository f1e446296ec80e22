import {
  type Clipping,
  type ClippingRow,
  clippingRowSchema,
  clippingSchema,
} from '@press-room/contract/clippings';
import { idsOf, listSectorsOf } from '../../core/sectors/sectors.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors/errors.ts';

const AT_ONCE = 500;

/** With all data for the office, in the order of the ids. */
export async function listClippings(db: Db, ids: readonly number[]): Promise<Clipping[]> {
  const found: Clipping[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    found.push(...(await listSome(db, ids.slice(at, at + AT_ONCE))));
  return found;
}

async function listSome(db: Db, ids: readonly number[]): Promise<Clipping[]> {
  const rows = await db
    .selectFrom('clipping')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .innerJoin('press_group', 'press_group.id', 'clipping.press_group_id')
    .leftJoin('contact', 'contact.id', 'clipping.contact_id')
    .selectAll('clipping')
    .select([
      'outlet.name as outlet_name',
      'outlet.reach as outlet_reach',
      'press_group.name as group_name',
      'contact.first_name',
      'contact.last_name',
    ])
    .where('clipping.id', 'in', ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const sectors = await listSectorsOf(db, 'clipping_sector', ids);
  const companies = await listCompanies(db, ids);
  const releases = await listReleases(db, ids);
  const pictures = await listPictures(db, ids);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
    return clippingSchema.parse({
      ...row,
      press_group: { id: row.press_group_id, name: row.group_name },
      outlet: { id: row.outlet_id, name: row.outlet_name, reach: row.outlet_reach },
      contact: row.contact_id === null ? null : { id: row.contact_id, name: name || row.author },
      file: row.file_asset_id,
      sectors: idsOf(sectors.get(id)),
      companies: companies.get(id) ?? [],
      releases: releases.get(id) ?? [],
      pictures: (pictures.get(id) ?? []).map(({ asset_id }) => asset_id),
    });
  });
}

const byClipping = <Link extends { clipping_id: number }>(links: readonly Link[]): Map<number, Link[]> =>
  Map.groupBy(links, ({ clipping_id }) => clipping_id);

async function listCompanies(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('clipping_company as link')
    .innerJoin('company', 'company.id', 'link.company_id')
    .select(['link.clipping_id', 'company.id', 'company.business_name as name'])
    .where('link.clipping_id', 'in', ids)
    .orderBy('company.business_name')
    .execute();
  return byClipping(rows);
}

async function listReleases(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('clipping_release as link')
    .leftJoin('press_release_text as it', (join) =>
      join.onRef('it.press_release_id', '=', 'link.press_release_id').on('it.language', '=', 'it'),
    )
    .leftJoin('press_release_text as en', (join) =>
      join.onRef('en.press_release_id', '=', 'link.press_release_id').on('en.language', '=', 'en'),
    )
    .select([
      'link.clipping_id',
      'link.press_release_id as id',
      'it.title as title_it',
      'en.title as title_en',
    ])
    .where('link.clipping_id', 'in', ids)
    .orderBy('link.press_release_id', 'desc')
    .execute();
  return byClipping(
    rows.map(({ clipping_id, id, title_it, title_en }) => ({
      clipping_id,
      id,
      title: { it: title_it ?? '', en: title_en ?? '' },
    })),
  );
}

async function listPictures(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('clipping_picture')
    .select(['clipping_id', 'asset_id'])
    .where('clipping_id', 'in', ids)
    .orderBy('position')
    .execute();
  return byClipping(rows);
}

/** In the order of the ids. */
export const listClippingRows = async (db: Db, ids: readonly number[]): Promise<ClippingRow[]> =>
  (await listClippings(db, ids)).map((clipping) => clippingRowSchema.parse(clipping));

/** @throws 404 */
export async function getClipping(db: Db, id: number): Promise<Clipping> {
  const [clipping] = await listClippings(db, [id]);
  if (clipping === undefined) throw notFound();
  return clipping;
}
