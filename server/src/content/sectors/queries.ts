import { type OfficeSector, officeSectorSchema } from '@press-room/contract/admin-sectors';
import { SECTOR_LINKS, type SectorLinks } from '../../core/sectors/sectors.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors/errors.ts';

/** All sectors or one of them, in the office's order. */
export async function listOfficeSectors(db: Db, id?: number): Promise<OfficeSector[]> {
  let query = db.selectFrom('sector').selectAll().orderBy('position').orderBy('name_it').orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.execute();
  const slugs = Map.groupBy(
    await db.selectFrom('sector_slug').selectAll().orderBy('slug').execute(),
    ({ sector_id }) => sector_id,
  );
  const releases = await countUses(db, 'press_release_sector', id);
  const assets = await countUses(db, 'asset_sector', id);
  const contacts = await countUses(db, 'contact_sector', id);
  const clippings = await countUses(db, 'clipping_sector', id);
  return rows.map((row) =>
    officeSectorSchema.parse({
      ...row,
      name: { it: row.name_it, en: row.name_en },
      slug: { it: row.slug_it, en: row.slug_en },
      aliases: (slugs.get(row.id) ?? [])
        .map(({ slug }) => slug)
        .filter((slug) => slug !== row.slug_it && slug !== row.slug_en),
      uses: {
        press_releases: releases.get(row.id) ?? 0,
        assets: assets.get(row.id) ?? 0,
        contacts: contacts.get(row.id) ?? 0,
        clippings: clippings.get(row.id) ?? 0,
      },
    }),
  );
}

async function countUses(db: Db, table: SectorLinks, id?: number): Promise<Map<number, number>> {
  let query = db
    .selectFrom(table)
    .select((eb) => ['sector_id', eb.fn.countAll<number>().as('count')])
    .groupBy('sector_id');
  if (id !== undefined) query = query.where('sector_id', '=', id);
  return new Map((await query.execute()).map(({ sector_id, count }) => [sector_id, Number(count)]));
}

/** @throws 404 */
export async function getOfficeSector(db: Db, id: number): Promise<OfficeSector> {
  const [sector] = await listOfficeSectors(db, id);
  if (sector === undefined) throw notFound();
  return sector;
}

/** Whether any record names a sector. */
export async function isNamed(db: Db, id: number): Promise<boolean> {
  for (const table of SECTOR_LINKS) {
    const row = await db.selectFrom(table).select('owner_id').where('sector_id', '=', id).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

/** Replaces one sector by another in all records, without duplicates. */
export async function moveLinks(trx: Db, from: number, into: number): Promise<void> {
  for (const table of SECTOR_LINKS) {
    const owners = trx.selectFrom(table).select('owner_id').where('sector_id', '=', into);
    await trx.deleteFrom(table).where('sector_id', '=', from).where('owner_id', 'in', owners).execute();
    await trx.updateTable(table).set({ sector_id: into }).where('sector_id', '=', from).execute();
  }
}
