/** A file of a picture. */
export interface RenditionFile {
  media_type: string;
  width: number;
  height: number;
  sha256: string;
  bytes: number;
  is_original: number;
}

export interface RenditionChoice {
  media_type?: string | undefined;
  /** In pixels. */
  width?: number | undefined;
}

const JPEG = 'image/jpeg';

const widest = <File extends RenditionFile>(files: readonly File[]): File | null =>
  files.reduce<File | null>((best, file) => (best === null || file.width > best.width ? file : best), null);

/** The original, else the largest JPEG, else the largest file there is; null where there is none yet. */
export function pickBest<File extends RenditionFile>(files: readonly File[]): File | null {
  const original = files.find(({ is_original }) => is_original === 1);
  return original ?? widest(files.filter(({ media_type }) => media_type === JPEG)) ?? widest(files);
}

/** The file that is exactly what was asked for, the best of them where that is several; null where there is none. */
export function pickExact<File extends RenditionFile>(
  files: readonly File[],
  { media_type, width }: RenditionChoice,
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
  { media_type, width }: RenditionChoice,
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
