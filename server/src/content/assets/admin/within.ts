import type { Language } from '@press-room/contract/languages';
import { requireWithin } from '../../../core/admin/own-company.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import { listPlaces, type Place } from './places.ts';

/** State of a record that belongs to the company; null: it does not. */
async function findOwnState(db: Db, { noun, id }: Place, company: number): Promise<string | null> {
  if (noun === 'asset') return findOwnVideoState(db, id, company);
  if (noun !== 'press_release' && noun !== 'press_kit') return null;
  const row = await db
    .selectFrom(noun)
    .select('status')
    .where('id', '=', id)
    .where('company_id', '=', company)
    .executeTakeFirst();
  return row?.status ?? null;
}

/** State of a poster's video: `draft` while only drafts show it. */
async function findOwnVideoState(db: Db, id: number, company: number): Promise<string | null> {
  const own = await db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', company)
    .executeTakeFirst();
  if (own === undefined) return null;
  const places = listHolding(await listPlaces(db, 'en', [id]), company);
  const states = await Promise.all(places.map((place) => findOwnState(db, place, company)));
  return states.find((state) => state !== 'draft') ?? (states.includes(null) ? null : 'draft');
}

/** Records that show a file, limited to the officer's scope: the titles of others are not disclosed. */
export async function listPlacesWithin(
  db: Db,
  { language, id }: { language: Language; id: number },
  scope: Scope,
): Promise<Place[]> {
  const places = await listPlaces(db, language, [id]);
  if (scope === null) return places;
  const states = await Promise.all(places.map((place) => findOwnState(db, place, scope)));
  return places.filter((_, at) => states[at] !== null);
}

/** A clipping records that an outlet used a picture; it does not show it. */
const isNote = ({ noun, role }: Place): boolean => noun === 'clipping' && role === 'picture';

/** Records that prevent changes of a file: without the office's clippings, for a company that cannot see them. */
export const listHolding = (places: readonly Place[], scope: Scope): Place[] =>
  places.filter((place) => scope === null || !isNote(place));

/**
 * A company can change its files only while no other records than its own drafts show them: records in review or
 * published must stay as reviewed.
 * @throws 404, 409
 */
export async function requireWritable(db: Db, ids: readonly number[], scope: Scope): Promise<void> {
  if (scope === null) return;
  for (const id of ids) await requireWithin(db, { noun: 'asset', id }, scope);
  for (const place of listHolding(await listPlaces(db, 'en', ids), scope))
    if ((await findOwnState(db, place, scope)) !== 'draft') throw conflict('with_the_press_office');
}
