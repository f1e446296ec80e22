import { type Outlet, type OutletKind, outletSchema } from '@press-room/contract/contacts';
import { expressionBuilder } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';

const outlet = expressionBuilder<Schema, 'outlet'>();

export const OUTLET_FIELDS: FieldMap = {
  id: outlet.ref('outlet.id'),
  name: { keyed: outlet.ref('outlet.name_key') },
  kind: outlet.ref('outlet.kind'),
  country: outlet.ref('outlet.country'),
  updated_at: outlet.ref('outlet.updated_at'),
};

/** By name. */
export const OUTLET_ORDER = [{ by: outlet.ref('outlet.name_key'), direction: 'asc' as const }];

export interface OutletFilter {
  kind?: OutletKind | undefined;
  country?: string | undefined;
}

export function selectOutlets(db: Db, { kind, country }: OutletFilter) {
  let query = db.selectFrom('outlet').select('outlet.id');
  if (kind !== undefined) query = query.where('outlet.kind', '=', kind);
  if (country !== undefined) query = query.where('outlet.country', '=', country);
  return query;
}

const AT_ONCE = 500;

/** In the order of the ids. */
export async function listOutlets(db: Db, ids: readonly number[]): Promise<Outlet[]> {
  const found: Outlet[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const rows = await db
      .selectFrom('outlet')
      .selectAll('outlet')
      .select((eb) =>
        eb
          .selectFrom('contact_outlet')
          .select((one) => one.fn.countAll<number>().as('count'))
          .whereRef('contact_outlet.outlet_id', '=', 'outlet.id')
          .as('contacts'),
      )
      .select((eb) =>
        eb
          .selectFrom('clipping')
          .select((one) => one.fn.countAll<number>().as('count'))
          .whereRef('clipping.outlet_id', '=', 'outlet.id')
          .as('clippings'),
      )
      .where('outlet.id', 'in', some)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of some) {
      const row = byId.get(id);
      if (row === undefined) continue;
      const domains = row.domains.split(' ').filter(Boolean);
      const counts = { contacts: Number(row.contacts), clippings: Number(row.clippings) };
      found.push(outletSchema.parse({ ...row, domains, ...counts }));
    }
  }
  return found;
}

/** @throws 404 */
export async function getOutlet(db: Db, id: number): Promise<Outlet> {
  const [row] = await listOutlets(db, [id]);
  if (row === undefined) throw notFound();
  return row;
}

export async function listContactIds(db: Db, outletId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('contact_outlet')
    .select('contact_id')
    .where('outlet_id', '=', outletId)
    .execute();
  return rows.map(({ contact_id }) => contact_id);
}
