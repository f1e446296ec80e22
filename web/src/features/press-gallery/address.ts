import { readNumber } from '../../lib/search-numbers.ts';
import { PATHS } from '../../paths.ts';

/** What the screen shows; all of it lives in the address. Words search all galleries and leave the chosen one chosen. */
export type GalleryAddress = { gallery: number | null; q: string; picture: number | null };

export function readGalleryAddress(search: string): GalleryAddress {
  const parameters = new URLSearchParams(search);
  return {
    gallery: readId(parameters, 'gallery'),
    q: parameters.get('q')?.trim() ?? '',
    picture: readId(parameters, 'picture'),
  };
}

const readId = (parameters: URLSearchParams, name: string): number | null =>
  readNumber(parameters, name, 1, Number.MAX_SAFE_INTEGER) ?? null;

/** Address of the screen with something changed; another list of pictures closes the picture that was open. */
export function toGallery(address: GalleryAddress, change: Partial<GalleryAddress> = {}): string {
  const { gallery, q, picture } = { ...address, picture: null, ...change };
  const parameters = new URLSearchParams();
  if (gallery !== null) parameters.set('gallery', String(gallery));
  if (q) parameters.set('q', q);
  if (picture !== null) parameters.set('picture', String(picture));
  return parameters.size > 0 ? `${PATHS.pressGallery}?${parameters}` : PATHS.pressGallery;
}

/** Which pictures are listed: what the words find, else a gallery's, else all. */
export type PictureScope = { q: string } | { gallery: number } | { q?: never; gallery?: never };

export function toScope({ q, gallery }: GalleryAddress): PictureScope {
  if (q) return { q };
  return gallery === null ? {} : { gallery };
}
