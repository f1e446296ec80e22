import { LANGUAGES } from '@press-room/contract/languages';
import type { MediaTopicCode } from '@press-room/contract/media-topics';
import type { Sector } from '@press-room/contract/sectors';
import { type Expression, expressionBuilder } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { padIds, runPrepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { invalidFields } from '../../platform/errors/errors.ts';
import { toSlug } from '../../platform/text/file-names.ts';

/** Tables that refer to sectors: a sector in use is not deleted, and a merge updates all of them. */
export const SECTOR_LINKS = [
  'press_release_sector',
  'asset_sector',
  'contact_sector',
  'clipping_sector',
] as const;
export type SectorLinks = (typeof SECTOR_LINKS)[number];

/** A sector with its IPTC Media Topic. */
export interface StoredSector extends Sector {
  media_topic: MediaTopicCode | null;
}

const COLUMNS = ['sector.id', 'sector.media_topic', 'name_it', 'name_en', 'slug_it', 'slug_en'] as const;

type SectorRow = Record<'name_it' | 'name_en' | 'slug_it' | 'slug_en', string> &
  Pick<StoredSector, 'id' | 'media_topic'>;

const toSector = ({ id, media_topic, name_it, name_en, slug_it, slug_en }: SectorRow): StoredSector => ({
  id,
  media_topic,
  name: { it: name_it, en: name_en },
  slug: { it: slug_it, en: slug_en },
});

/** The sector of a slug, a name or an alias, in either language. */
export async function findSector(db: Db, word: string): Promise<StoredSector | null> {
  const row = await db
    .selectFrom('sector_slug')
    .innerJoin('sector', 'sector.id', 'sector_slug.sector_id')
    .select(COLUMNS)
    .where('slug', '=', toSectorSlug(word))
    .executeTakeFirst();
  return row === undefined ? null : toSector(row);
}

/** Ids of sectors by slug. */
export async function findSectorsBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('sector_slug')
    .select(['slug', 'sector_id'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, sector_id }) => [slug, sector_id]));
}

/** All sectors, in the order of the office. */
export async function listSectors(db: Db): Promise<StoredSector[]> {
  const rows = await db
    .selectFrom('sector')
    .select(COLUMNS)
    .orderBy('position')
    .orderBy('name_it')
    .orderBy('id')
    .execute();
  return rows.map(toSector);
}

/** Existing sectors of some ids. */
export async function listSectorsById(db: Db, ids: readonly number[]): Promise<StoredSector[]> {
  const rows = await db.selectFrom('sector').select(COLUMNS).where('id', 'in', ids).execute();
  return rows.map(toSector);
}

const eb = expressionBuilder<Schema, never>();

/** Subquery: records with the sector. */
export const ownersOf = (table: SectorLinks, sector: number) =>
  eb.selectFrom(table).select('owner_id').where('sector_id', '=', sector);

/** Subquery: records with the sector of a slug. */
export const ownersOfSlug = (table: SectorLinks, slug: string | Expression<string>) =>
  eb
    .selectFrom(`${table} as link`)
    .select('link.owner_id')
    .where(
      'link.sector_id',
      '=',
      eb.selectFrom('sector_slug').select('sector_slug.sector_id').where('sector_slug.slug', '=', slug),
    );

const SLUG_MAX_LENGTH = 100;

export const toSectorSlug = (word: string): string => toSlug(word, SLUG_MAX_LENGTH);

const listUnknown = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const known = idsOf(await listSectorsById(db, ids));
  return ids.filter((id) => !known.includes(id));
};

/** Checks that named sectors exist. @throws 400 naming those that do not */
export async function requireSectors(
  db: Db,
  ids: readonly number[] | undefined,
  field = 'sectors',
): Promise<void> {
  if (ids === undefined || ids.length === 0) return;
  const unknown = await listUnknown(db, ids);
  if (unknown.length > 0)
    throw invalidFields({ [field]: [{ key: 'unknown_sectors', parameters: { ids: unknown.join(', ') } }] });
}

/** Existing ones of some ids, for copies stored before a sector was deleted. */
export async function keepSectors(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const unknown = await listUnknown(db, ids);
  return ids.filter((id) => !unknown.includes(id));
}

/** Sectors by the record that names them, in its order. */
export async function listSectorsOf(
  db: Db,
  table: SectorLinks,
  ids: readonly number[],
): Promise<Map<number, StoredSector[]>> {
  if (ids.length === 0) return new Map();
  const values = { ids: padIds(ids) };
  const rows = await runPrepared(db, `${table} ${values.ids.length}`, values, (blank) =>
    db
      .selectFrom(`${table} as link`)
      .innerJoin('sector', 'sector.id', 'link.sector_id')
      .select('link.owner_id')
      .select(COLUMNS)
      .where(
        'link.owner_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .orderBy('link.position')
      .orderBy('link.sector_id'),
  );
  const found = new Map<number, StoredSector[]>();
  for (const { owner_id, ...row } of rows) {
    const sectors = found.get(owner_id) ?? [];
    sectors.push(toSector(row));
    found.set(owner_id, sectors);
  }
  return found;
}

export async function replaceSectors(
  trx: Db,
  table: SectorLinks,
  owner_id: number,
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom(table).where('owner_id', '=', owner_id).execute();
  if (ids.length === 0) return;
  const rows = ids.map((sector_id, position) => ({ owner_id, sector_id, position }));
  await trx.insertInto(table).values(rows).execute();
}

export const idsOf = (sectors: readonly { id: number }[] | undefined): number[] =>
  (sectors ?? []).map(({ id }) => id);

export const toPublicSector = ({ media_topic: _topic, ...sector }: StoredSector): Sector => sector;

/** Fields of a new sector. */
export interface NewSector extends Pick<StoredSector, 'name' | 'media_topic'> {
  /** Additional slugs besides those of its names. */
  aliases: readonly string[];
  position: number;
}

/** Creates a sector with unique slugs. A duplicate fails as `unique`. */
export async function createSector(trx: Db, sector: NewSector, now: Date): Promise<number> {
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('sector')
    .values({ ...toSectorColumns(sector), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSlugs(trx, id, listSlugs(sector));
  return id;
}

export const toSectorColumns = ({ name, media_topic, position }: NewSector) => ({
  name_it: name.it,
  name_en: name.en,
  slug_it: toSectorSlug(name.it),
  slug_en: toSectorSlug(name.en),
  media_topic,
  position,
});

/** Slugs of its names first. */
export const listSlugs = ({ name, aliases }: Pick<NewSector, 'name' | 'aliases'>): string[] => [
  ...new Set([...LANGUAGES.map((language) => toSectorSlug(name[language])), ...aliases]),
];

export async function addSlugs(trx: Db, sector_id: number, slugs: readonly string[]): Promise<void> {
  await trx
    .insertInto('sector_slug')
    .values(slugs.map((slug) => ({ slug, sector_id })))
    .execute();
}

/** Position after the last one. */
export async function findNextPosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('sector')
    .select((builder) => builder.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
