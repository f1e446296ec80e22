import type { AlertFilter } from '@press-room/contract/alerts';
import { ORIENTATIONS, type Orientation } from '@press-room/contract/press-gallery';
import { readNumber } from '../../lib/search-numbers.ts';
import { PATHS } from '../../paths.ts';

/** Filters of a list of pictures. */
export type PictureFacets = {
  orientation?: Orientation;
  /** Minimum number of pixels of the longer side. */
  side?: number;
  /** Year of the picture. */
  year?: number;
  credit?: string;
};

/** State of the screen. All of it is in the address. A search covers all galleries and keeps the selected one. */
export type GalleryAddress = {
  gallery: number | null;
  q: string;
  picture: number | null;
  facets: PictureFacets;
};

/** All pictures, with none open. */
export const ALL_PICTURES: GalleryAddress = { gallery: null, q: '', picture: null, facets: {} };

const LARGEST_SIDE = 100_000;
const LAST_YEAR = 9999;

export function readGalleryAddress(search: string): GalleryAddress {
  const parameters = new URLSearchParams(search);
  const orientation = ORIENTATIONS.find((each) => each === parameters.get('orientation'));
  const side = readNumber(parameters, 'side', 1, LARGEST_SIDE);
  const year = readNumber(parameters, 'year', 1, LAST_YEAR);
  const credit = parameters.get('credit');
  return {
    gallery: readId(parameters, 'gallery'),
    q: parameters.get('q')?.trim() ?? '',
    picture: readId(parameters, 'picture'),
    facets: {
      ...(orientation && { orientation }),
      ...(side && { side }),
      ...(year && { year }),
      ...(credit && { credit }),
    },
  };
}

const readId = (parameters: URLSearchParams, name: string): number | null =>
  readNumber(parameters, name, 1, Number.MAX_SAFE_INTEGER) ?? null;

/** Address of the screen with a changed state; another list closes the open picture. */
export function toGallery(address: GalleryAddress, change: Partial<GalleryAddress> = {}): string {
  const { gallery, q, picture, facets } = { ...address, picture: null, ...change };
  const parameters = new URLSearchParams();
  if (gallery !== null) parameters.set('gallery', String(gallery));
  if (q) parameters.set('q', q);
  for (const [name, value] of Object.entries(facets)) parameters.set(name, String(value));
  if (picture !== null) parameters.set('picture', String(picture));
  return parameters.size > 0 ? `${PATHS.pressGallery}?${parameters}` : PATHS.pressGallery;
}

export const isNarrowed = ({ facets }: Pick<GalleryAddress, 'facets'>): boolean =>
  Object.keys(facets).length > 0;

/** Listed pictures as API parameters: search results, a gallery, or all pictures; restricted by facets. */
export type PictureScope = {
  q?: string;
  gallery?: number;
  orientation?: Orientation;
  min_side?: number;
  year?: number;
  credit?: string;
};

export function toScope({ q, gallery, facets: { side, ...facets } }: GalleryAddress): PictureScope {
  const narrowed = { ...facets, ...(side && { min_side: side }) };
  if (q) return { q, ...narrowed };
  return gallery === null ? narrowed : { gallery, ...narrowed };
}

/** Alert for new galleries with pictures that match the filters. */
export function toAlertFilter({ q, facets }: Pick<GalleryAddress, 'q' | 'facets'>): AlertFilter {
  const { side, ...narrowed } = facets;
  return { kind: 'gallery', ...(q && { q }), ...narrowed, ...(side && { min_side: side }) };
}
