import type { ReleaseAccess } from '@press-room/contract/access';
import type { Language } from '@press-room/contract/languages';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import type { AppContext } from '../../core/context.ts';
import type { Window } from '../../platform/http/datatables.ts';
import { type FoundHits, type IdSearch, idSource } from '../../platform/http/id-list.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { toName } from '../../platform/text/bilingual.ts';
import { type FullPicture, findFullPictures } from './full-pictures.ts';
import { findGalleries } from './galleries.ts';
import {
  countFoundPictures,
  listFoundPictures,
  listGalleryWindow,
  listPictureIds,
  listPlacedPictures,
  pictureFields,
} from './picture-queries.ts';
import type { GalleryFilter, VisibleGallery } from './queries.ts';
import { searchPictures } from './search.ts';

const NO_SEARCH: IdSearch = { condition: null, orders: [], ids: null };

export type PictureFilter = Pick<GalleryFilter, 'reader' | 'gallery' | 'facets'>;

/**
 * Pictures of one gallery in its order, or of all, newest gallery first; with `text` those that match it, best first.
 */
export function pictureSource(
  context: AppContext,
  filter: PictureFilter,
  { language, text }: { language: Language; text: string | null },
): ListSource<GalleryPicture> {
  const { database, now } = context;
  const current = (): GalleryFilter => ({ ...filter, now: now() });
  const galleries = async (): Promise<VisibleGallery[]> => {
    const all = await findGalleries(context, filter.reader);
    if (filter.gallery === undefined) return [...all.values()];
    const gallery = all.get(filter.gallery);
    return gallery === undefined ? [] : [gallery];
  };
  const findHits = async (words: string): Promise<FoundHits> => {
    const { links, isCapped } = await searchPictures(context, filter, words);
    return { ids: links.map(({ id }) => id), isCapped };
  };
  // The stored counts of galleries include all their pictures, so a filtered list is counted separately.
  const isNarrowed = filter.facets !== undefined;
  return idSource({
    database,
    fields: pictureFields(language),
    countAll: async () =>
      isNarrowed
        ? countFoundPictures(database.reader, current(), NO_SEARCH)
        : (await galleries()).reduce((sum, { pictures }) => sum + pictures, 0),
    listIds: async (window) =>
      isNarrowed
        ? listFoundPictures(database.reader, current(), NO_SEARCH, window)
        : listWindow(context, filter, await galleries(), window),
    findHits: text === null ? null : () => findHits(text),
    countFound: (db, search) => countFoundPictures(db, current(), search),
    listFound: (db, search, window) => listFoundPictures(db, current(), search, window),
    readRows: (ids) => listPictureRows(context, filter.reader, language, ids),
  });
}

/** The counts determine the galleries of a window, so that only those are read. */
async function listWindow(
  { database, now }: AppContext,
  filter: PictureFilter,
  galleries: readonly VisibleGallery[],
  { offset, limit }: Window,
): Promise<number[]> {
  const touched: number[] = [];
  let skipped: number | null = null;
  let at = 0;
  for (const { id, pictures } of galleries) {
    if (at + pictures > offset && at < offset + limit) {
      skipped ??= offset - at;
      touched.push(id);
    }
    at += pictures;
  }
  const window = { offset: skipped ?? 0, limit };
  const current = { ...filter, now: now() };
  const [gallery] = touched;
  if (gallery === undefined) return [];
  // Its index is in their order, so pictures after the window are not read.
  if (touched.length === 1) return listGalleryWindow(database.reader, { ...current, gallery }, window);
  const rows = await listPictureIds(database.reader, current, touched);
  const ofGallery = Map.groupBy(rows, ({ gallery_id }) => gallery_id);
  const ids = touched.flatMap((id) => (ofGallery.get(id) ?? []).map((row) => row.id));
  return ids.slice(window.offset, window.offset + limit);
}

/** Rows in the order of the ids of `gallery_picture`, without those hidden from the reader. */
export async function listPictureRows(
  context: AppContext,
  reader: GalleryFilter['reader'],
  language: Language,
  ids: readonly number[],
): Promise<GalleryPicture[]> {
  if (ids.length === 0) return [];
  const { database, now } = context;
  const placed = await listPlacedPictures(database.db, { reader, now: now() }, language, ids);
  const full = new Map<ReleaseAccess, ReadonlyMap<number, FullPicture>>();
  for (const [access, places] of Map.groupBy(placed, ({ gallery_access }) => gallery_access)) {
    const assetIds = [...new Set(places.map(({ asset_id }) => asset_id))];
    full.set(access, await findFullPictures(context, { access, language }, assetIds));
  }
  const placeOf = new Map(placed.map((place) => [place.id, place]));
  return ids.flatMap((id) => {
    const place = placeOf.get(id);
    const found = place === undefined ? undefined : full.get(place.gallery_access)?.get(place.asset_id);
    if (place === undefined || found === undefined) return [];
    return {
      ...found.picture,
      gallery: { id: place.gallery_id, name: toName(place) },
      copyright: place.copyright,
      rights: place.rights,
      choices: found.choices,
    };
  });
}
