import type { Picture } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { linkFor } from '../../content/assets/presentation.ts';
import { listRenditionFiles } from '../../content/assets/queries.ts';
import { JPEG } from '../../content/assets/whole-file.ts';
import { findRelease } from '../../content/press-releases/detail.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { ANONYMOUS, classOf, type ReaderClass } from '../../platform/http/authentication.ts';
import type { LinkedFile } from '../../platform/signing/file-links.ts';
import { listPictureMarks, listReleaseMarks, type PictureMarks, type ReleaseMarks } from './queries.ts';

/** A release for readers, with additional data for programs. */
export interface SyndicatedRelease extends ReleaseMarks {
  release: PressRelease;
  /** Null: public. */
  embargo: Embargo | null;
  /** JPEGs of its pictures, by picture id, from small to large. */
  files: ReadonlyMap<number, readonly SyndicatedFile[]>;
  /** Data of its pictures, by picture id. */
  pictureMarks: ReadonlyMap<number, PictureMarks>;
}

/** A file of a picture for newsroom systems. */
export interface SyndicatedFile {
  url: string;
  media_type: string;
  width: number;
  height: number;
  bytes: number;
}

/** Embargo: nothing may be published yet. */
export interface Embargo {
  /** Null: until further notice. */
  until: string | null;
}

/** Approximate memory of a release besides its texts, and of each picture. */
const RELEASE_BYTES = 2000;
const PICTURE_BYTES = 4000;

/** In the order of the ids, public ones only; cached until they change. */
export const listPublicReleases = (
  context: AppContext,
  language: Language,
  ids: readonly number[],
): Promise<SyndicatedRelease[]> => listReleasesFor(context, ANONYMOUS, language, ids);

/** The same for readers of a class. Addresses of press-only files are placeholders (`MediaLinks.toShared`). */
export async function listReleasesFor(
  context: AppContext,
  reader: ReaderClass,
  language: Language,
  ids: readonly number[],
): Promise<SyndicatedRelease[]> {
  const found = await context.cache.rememberEach(`${classOf(reader)} releases ${language}`, ids, {
    build: (missing) => readReleases(context, reader, language, missing),
    sizeOf: ({ release }) =>
      RELEASE_BYTES + 2 * release.body.length + PICTURE_BYTES * release.pictures.length,
  });
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readReleases(
  context: AppContext,
  reader: ReaderClass,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, SyndicatedRelease>> {
  const { db } = context.database;
  const marks = await listReleaseMarks(db, ids);
  const found = new Map<number, SyndicatedRelease>();
  for (const id of ids) {
    const release = await findRelease(context, reader, language, id);
    const mark = marks.get(id);
    if (release === null || mark === undefined) continue;
    const link = linkFor(context.links.media, release.access);
    const embargo = release.embargo ?? null;
    found.set(id, {
      ...mark,
      // Before publication it has the date of its last change.
      ...(embargo === null ? {} : { published: release.updated_at }),
      release,
      embargo,
      ...(await describePictures(db, release, link)),
    });
  }
  return found;
}

/** Additional data about the pictures of a release, for programs. */
export async function describePictures(
  db: Db,
  { pictures }: PressRelease,
  link: (file: LinkedFile) => string,
): Promise<Pick<SyndicatedRelease, 'files' | 'pictureMarks'>> {
  const ids = pictures.map(({ id }) => id);
  const pictureMarks = await listPictureMarks(db, ids);
  const files = new Map<number, SyndicatedFile[]>();
  for (const [id, made] of await listRenditionFiles(db, ids)) {
    const name = pictureMarks.get(id)?.name ?? '';
    const jpegs = made.filter(({ media_type }) => media_type === JPEG);
    files.set(
      id,
      jpegs.map(({ sha256, media_type, width, height, bytes }) => ({
        url: link({ key: sha256, name, media_type }),
        media_type,
        width,
        height,
        bytes,
      })),
    );
  }
  return { files, pictureMarks };
}

/** File for programs that cannot choose a format; null: not made yet. */
export const findShown = ({ jpeg }: Pick<Picture, 'jpeg'>): SyndicatedFile | null =>
  jpeg && { ...jpeg, media_type: JPEG };

/** Last change for readers; never before a retraction that programs received. */
export const toUpdated = ({ release, published, reinstated }: SyndicatedRelease): string =>
  [release.corrected_at ?? published, reinstated ?? published].toSorted().at(-1) ?? published;

export const toStatus = ({ embargo }: SyndicatedRelease): 'usable' | 'withheld' =>
  embargo === null ? 'usable' : 'withheld';
