import type { BasketItem } from '@press-room/contract/downloads';
import { estimateBytes, type PictureUse } from '@press-room/contract/picture-uses';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { findOriginal } from '../../../lib/picture-choices.ts';
import { toLocalName } from '../names.ts';

/** Selected pictures by id, in the order of selection. */
export type Selection = ReadonlyMap<number, GalleryPicture>;

export const EMPTY: Selection = new Map();

export function withPictures(selection: Selection, pictures: readonly GalleryPicture[]): Selection {
  return new Map([...selection, ...pictures.map((picture) => [picture.id, picture] as const)]);
}

export function withoutPictures(selection: Selection, pictures: readonly GalleryPicture[]): Selection {
  const gone = new Set(pictures.map(({ id }) => id));
  return new Map([...selection].filter(([id]) => !gone.has(id)));
}

/** Approximate total size in bytes; null if the size of a picture is unknown. */
export function sumBytes(selection: Selection, use: PictureUse): number | null {
  const sizes = [...selection.values()].map((picture) => {
    const original = findOriginal(picture);
    return original && use !== 'original' ? estimateBytes(use, original) : original?.bytes;
  });
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
