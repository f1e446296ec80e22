import { pickBest, type RenditionFile, widest } from '../../../content/assets/whole-file.ts';

/** Requested properties; absent ones are arbitrary. */
export interface RenditionWish {
  media_type?: string | undefined;
  /** In pixels. */
  width?: number | undefined;
}

/** Part of the names of files other than originals; two sizes of a picture have different names. */
export const variantOf = ({ is_original, width }: RenditionFile): string | undefined =>
  is_original === 1 ? undefined : `${width}px`;

const JPEG = 'image/jpeg';

/** File that matches exactly, the best one of several; null: none. */
export function pickExact<File extends RenditionFile>(
  files: readonly File[],
  { media_type, width }: RenditionWish,
): File | null {
  return pickBest(
    files.filter(
      (file) =>
        (media_type === undefined || file.media_type === media_type) &&
        (width === undefined || file.width === width),
    ),
  );
}

/** Requested width, or the next smaller, or the smallest; JPEG if the format is absent or unavailable. */
export function pickNearest<File extends RenditionFile>(
  files: readonly File[],
  { media_type, width }: RenditionWish,
): File | null {
  if (media_type === undefined && width === undefined) return pickBest(files);
  const ofType = [media_type ?? JPEG, JPEG]
    .map((type) => files.filter((file) => file.media_type === type))
    .find((found) => found.length > 0);
  const fitting = ofType ?? files;
  if (width === undefined) return widest(fitting);
  const smallest = fitting.reduce<File | null>(
    (best, file) => (best === null || file.width < best.width ? file : best),
    null,
  );
  return widest(fitting.filter((file) => file.width <= width)) ?? smallest;
}
