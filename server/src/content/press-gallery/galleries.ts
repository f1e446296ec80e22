import type { GalleryFacets } from '@press-room/contract/press-gallery';
import type { AppContext } from '../../core/context.ts';
import { classOf } from '../../platform/http/authentication.ts';
import { findGalleryFacets } from './facets.ts';
import {
  type GalleryFilter,
  listGalleryNodes,
  listVisibleGalleries,
  type NodeRecord,
  type VisibleGallery,
} from './queries.ts';

type Sources = Pick<AppContext, 'database' | 'cache' | 'now'>;

/** Approximate memory of a gallery or node, in bytes. */
const RECORD_BYTES = 300;

/**
 * Galleries of one class of readers by id, newest first; cached until content changes, because counting reads every
 * picture.
 */
export function findGalleries(
  { database, cache, now }: Sources,
  reader: GalleryFilter['reader'],
): Promise<ReadonlyMap<number, VisibleGallery>> {
  const find = async (): Promise<ReadonlyMap<number, VisibleGallery>> =>
    byId(await listVisibleGalleries(database.reader, { reader, now: now() }));
  return cache.remember(`galleries ${classOf(reader)}`, find, ({ size }) => size * RECORD_BYTES);
}

const byId = <Record extends { id: number }>(records: readonly Record[]): ReadonlyMap<number, Record> =>
  new Map(records.map((record) => [record.id, record]));

/** All nodes of the tree by id, siblings in their order; cached like the galleries. */
export function findNodes({ database, cache }: Sources): Promise<ReadonlyMap<number, NodeRecord>> {
  const find = async (): Promise<ReadonlyMap<number, NodeRecord>> =>
    byId(await listGalleryNodes(database.reader));
  return cache.remember('gallery nodes', find, ({ size }) => size * RECORD_BYTES);
}

/** Cached like the galleries. */
export function findFacets(
  { database, cache, now }: Sources,
  reader: GalleryFilter['reader'],
): Promise<GalleryFacets> {
  const find = (): Promise<GalleryFacets> => findGalleryFacets(database.reader, { reader, now: now() });
  return cache.remember(
    `gallery facets ${classOf(reader)}`,
    find,
    ({ credits }) => (1 + credits.length) * RECORD_BYTES,
  );
}
