import {
  IMPORT_PROFILES_MAX,
  type ImportProfile,
  type ImportTarget,
  importProfileSchema,
} from '@press-room/contract/imports';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import type { ImportProfileTable } from '../../platform/db/import-tables.ts';
import { invalidField, notFound } from '../../platform/errors/errors.ts';
import type { Found } from './read/shape.ts';
import { type RunSettings, readSettings } from './settings.ts';

export type StoredProfile = Selectable<ImportProfileTable>;

const namesSchema = z.record(z.string(), z.string());
const readNames = (json: string): Map<string, string> =>
  new Map(Object.entries(namesSchema.parse(JSON.parse(json))));

export const toProfile = ({ mapping, ...profile }: StoredProfile): ImportProfile =>
  importProfileSchema.parse({ ...profile, mapping: Object.fromEntries(readNames(mapping)) });

export const listProfiles = (db: Db, targets: readonly ImportTarget[]): Promise<StoredProfile[]> =>
  db
    .selectFrom('import_profile')
    .selectAll()
    .where('target', 'in', targets)
    .orderBy('name')
    .limit(IMPORT_PROFILES_MAX)
    .execute();

export async function findProfile(db: Db, target: ImportTarget, name: string): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('import_profile')
    .selectAll()
    .where('target', '=', target)
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/** @throws 404 */
export async function getProfile(db: Db, id: number): Promise<StoredProfile> {
  const row = await db
    .selectFrom('import_profile')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return row;
}

/** Fields of columns by the names in a profile; duplicate names are ignored. */
export function toMapping(profile: Pick<StoredProfile, 'mapping'>, found: Found): (string | null)[] {
  const names = readNames(profile.mapping);
  const times = Map.groupBy(found.columns, ({ name }) => name);
  return found.columns.map(({ name, problem }) =>
    problem === null && times.get(name)?.length === 1 ? (names.get(name) ?? null) : null,
  );
}

/** The profile whose columns all occur in the file; of several, the one with most columns. */
export async function findFitting(db: Db, target: ImportTarget, found: Found): Promise<StoredProfile | null> {
  const columns = new Set(found.columns.map(({ name }) => name));
  const fitting = (await listProfiles(db, [target]))
    .map((profile) => ({ profile, names: [...readNames(profile.mapping).keys()] }))
    .filter(({ names }) => names.length > 0 && names.every((name) => columns.has(name)))
    .toSorted((one, other) => other.names.length - one.names.length);
  return fitting[0]?.profile ?? null;
}

interface Kept {
  target: ImportTarget;
  name: string;
  key: string;
  settings: RunSettings;
  mapping: readonly (string | null)[];
  found: Found;
}

/** Stores how a file was read and mapped, replacing a profile with the same name. @throws 400 */
export async function keepProfile(
  trx: Db,
  { target, name, key, settings, mapping, found }: Kept,
  now: Date,
): Promise<number> {
  const names = found.columns.flatMap(({ name: column }, at): [string, string][] => {
    const field = mapping[at] ?? null;
    return field === null || column === '' ? [] : [[column, field]];
  });
  const values = {
    settings: JSON.stringify(settings),
    // Built through a map, so that column names such as `__proto__` are safe.
    mapping: JSON.stringify(Object.fromEntries(new Map(names))),
    key,
    updated_at: now.toISOString(),
  };
  const known = await findProfile(trx, target, name);
  if (known !== null) {
    await trx.updateTable('import_profile').set(values).where('id', '=', known.id).execute();
    return known.id;
  }
  if ((await listProfiles(trx, [target])).length >= IMPORT_PROFILES_MAX)
    throw invalidField('profile', 'import_profiles_full');
  const { id } = await trx
    .insertInto('import_profile')
    .values({ ...values, target, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const settingsOf = (profile: StoredProfile): RunSettings => readSettings(profile.settings);
