import {
  type OfficeGallery,
  type OfficeGalleryRow,
  officeGalleryRowSchema,
  officeGallerySchema,
} from '@press-room/contract/admin-press-gallery';
import type { Language } from '@press-room/contract/languages';
import type { ListState } from '@press-room/contract/readers';
import { expressionBuilder } from 'kysely';
import { selectReaders } from '../../../core/admin/readers.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { isInMediaState, listMediaReaders } from '../../publishing/media-readers.ts';

const eb = expressionBuilder<Schema, 'gallery'>();

export const galleryFields = (language: Language): FieldMap => ({
  id: eb.ref('gallery.id'),
  status: eb.ref('gallery.status'),
  access: eb.ref('gallery.access'),
  node: eb.ref('gallery.gallery_node_id'),
  position: eb.ref('gallery.position'),
  name: eb.ref(`gallery.name_${language}`),
  'name.it': eb.ref('gallery.name_it'),
  'name.en': eb.ref('gallery.name_en'),
  published_at: eb.ref('gallery.published_at'),
  embargo_until: eb.ref('gallery.embargo_until'),
  updated_at: eb.ref('gallery.updated_at'),
});

export const GALLERY_ORDER = [
  { by: eb.ref('gallery.gallery_node_id'), direction: 'asc' as const },
  { by: eb.ref('gallery.position'), direction: 'asc' as const },
  { by: eb.ref('gallery.id'), direction: 'asc' as const },
];

export interface GalleryFilter {
  /** State for readers at the instant `now`. */
  status?: ListState | undefined;
  now: Date;
  node?: number | undefined;
}

export function selectGalleries(db: Db, { status, now, node }: GalleryFilter) {
  let query = db.selectFrom('gallery').select('gallery.id');
  if (status !== undefined) query = query.where(isInMediaState(db, status, { holder: 'gallery', now }));
  return node === undefined ? query : query.where('gallery.gallery_node_id', '=', node);
}

async function listStored(db: Db, ids: readonly number[], now: Date) {
  const rows = await db
    .selectFrom('gallery')
    .selectAll()
    .select(selectReaders(now, 'gallery'))
    .where('id', 'in', ids)
    .execute();
  const readers = await listMediaReaders(db, { holder: 'gallery', rows, now });
  return rows.map(({ name_it: it, name_en: en, gallery_node_id: node, branch_hidden, ...row }) => ({
    ...row,
    readers: readers.get(row.id),
    node,
    name: { it, en },
    is_hidden: branch_hidden === 1,
  }));
}

const ROWS_AT_ONCE = 500;

/** In the order of the ids, each with its number of pictures. */
export async function listGalleryRows(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<OfficeGalleryRow[]> {
  const rows: OfficeGalleryRow[] = [];
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const some = ids.slice(at, at + ROWS_AT_ONCE);
    const stored = new Map((await listStored(db, some, now)).map((row) => [row.id, row]));
    const counts = await countPictures(db, some);
    for (const id of some) {
      const row = stored.get(id);
      if (row !== undefined)
        rows.push(officeGalleryRowSchema.parse({ ...row, pictures: counts.get(id) ?? 0 }));
    }
  }
  return rows;
}

async function countPictures(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('gallery_picture')
    .select((builder) => ['gallery_id', builder.fn.countAll<number>().as('count')])
    .where('gallery_id', 'in', ids)
    .groupBy('gallery_id')
    .execute();
  return new Map(rows.map(({ gallery_id, count }) => [gallery_id, Number(count)]));
}

/** @throws 404 */
export async function getGallery(db: Db, id: number, now: Date): Promise<OfficeGallery> {
  const [row] = await listStored(db, [id], now);
  if (row === undefined) throw notFound();
  const pictures = await listLinks(db, id);
  return officeGallerySchema.parse({ ...row, pictures: pictures.map(({ asset_id }) => asset_id) });
}

export const listLinks = (db: Db, id: number) =>
  db
    .selectFrom('gallery_picture')
    .select(['id', 'asset_id', 'position'])
    .where('gallery_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const listSiblings = (db: Db, node: number) =>
  db
    .selectFrom('gallery')
    .select(['id', 'position'])
    .where('gallery_node_id', '=', node)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function hasNode(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('gallery_node').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
