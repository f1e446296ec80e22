import { pickBest, type RenditionFile, widest } from '../../../content/assets/whole-file.ts';

/** What is asked for; the rest is left open. */
export interface RenditionWish {
  media_type?: string | undefined;
  /** In pixels. */
  width?: number | undefined;
}

const JPEG = 'image/jpeg';

/** The file that is exactly what was asked for, the best of them where that is several; null where there is none. */
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

/** The width asked for, or the next smaller, or the smallest there is; JPEG where the format is left open or missing. */
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
