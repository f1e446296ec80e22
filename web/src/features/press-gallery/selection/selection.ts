import type { RenditionChoice } from '@press-room/contract/assets';
import { type BasketItem, type PictureUse, WEB_PICTURE_WIDTH } from '@press-room/contract/downloads';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { findOriginal } from '../../../lib/picture-choices.ts';
import { toLocalName } from '../names.ts';

/** Chosen pictures by their id, in the order in which they were chosen. */
export type Selection = ReadonlyMap<number, GalleryPicture>;

export const EMPTY: Selection = new Map();

export function withPictures(selection: Selection, pictures: readonly GalleryPicture[]): Selection {
  return new Map([...selection, ...pictures.map((picture) => [picture.id, picture] as const)]);
}

export function withoutPictures(selection: Selection, pictures: readonly GalleryPicture[]): Selection {
  const gone = new Set(pictures.map(({ id }) => id));
  return new Map([...selection].filter(([id]) => !gone.has(id)));
}

const JPEG = 'image/jpeg';

/** The file that a ZIP holds for a picture: on the web, as wide as asked for or the next smaller one. */
export function findChosen(picture: GalleryPicture, use: PictureUse): RenditionChoice | undefined {
  if (use === 'original') return findOriginal(picture);
  const largestFirst = picture.choices
    .filter(({ media_type, is_cut }) => media_type === JPEG && !is_cut)
    .toSorted((one, other) => other.width - one.width);
  if (use === 'print') return largestFirst[0];
  return largestFirst.find(({ width }) => width <= WEB_PICTURE_WIDTH) ?? largestFirst.at(-1);
}

/** Bytes of the pictures together; null when one of them does not say. */
export function sumBytes(selection: Selection, use: PictureUse): number | null {
  const sizes = [...selection.values()].map((picture) => findChosen(picture, use)?.bytes);
  return sizes.reduce<number | null>(
    (sum, bytes) => (sum === null || bytes === undefined ? null : sum + bytes),
    0,
  );
}

export const toItems = (selection: Selection): BasketItem[] => [...selection.values()].map(toItem);

export const toItem = ({ id, caption, alt, gallery }: GalleryPicture): BasketItem => ({
  kind: 'picture',
  id,
  title: caption || alt || toLocalName(gallery.name),
});
