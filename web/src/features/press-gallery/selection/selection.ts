import type { RenditionChoice } from '@press-room/contract/assets';
import { DOWNLOAD_TYPES, type DownloadRequest } from '@press-room/contract/downloads';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { findOriginal } from '../../../lib/picture-choices.ts';

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

/** What each picture of a ZIP comes as; without a width it is the original. */
export type ZipChoice = { width: number | null; mediaType: string };

export const FIRST_ZIP_CHOICE: ZipChoice = { width: null, mediaType: DOWNLOAD_TYPES[0] };

/** The file that a ZIP holds for a picture: in the width asked for, or the next smaller one. */
export function findChosen(
  picture: GalleryPicture,
  { width, mediaType }: ZipChoice,
): RenditionChoice | undefined {
  if (width === null) return findOriginal(picture);
  const ofType = picture.choices.filter(
    (choice) => choice.media_type === mediaType && !choice.is_original && !choice.is_cut,
  );
  const largestFirst = ofType.toSorted((one, other) => other.width - one.width);
  return largestFirst.find((choice) => choice.width <= width) ?? largestFirst.at(-1);
}

/** Bytes of the pictures together; null when one of them does not say. */
export function sumBytes(selection: Selection, choice: ZipChoice): number | null {
  const sizes = [...selection.values()].map((picture) => findChosen(picture, choice)?.bytes);
  return sizes.reduce<number | null>(
    (sum, bytes) => (sum === null || bytes === undefined ? null : sum + bytes),
    0,
  );
}

export function toZipRequest(selection: Selection, { width, mediaType }: ZipChoice): DownloadRequest {
  const pictures = [...selection.keys()];
  return width === null ? { pictures } : { pictures, width, media_type: mediaType };
}
