import type { Picture } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import type { PressRelease } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { ANONYMOUS, classOf, type Reader } from '../../http/authentication.ts';
import { listRenditionFiles } from '../assets/queries.ts';
import { findRelease } from '../press-releases/detail.ts';
import { listPictureMarks, listReleaseMarks, type PictureMarks, type ReleaseMarks } from './queries.ts';

/** A release as its readers see it, with what programs are told besides. */
export interface WireRelease extends ReleaseMarks {
  release: PressRelease;
  /** Null: everybody may read it. */
  embargo: Embargo | null;
  /** Bytes of its pictures' files by their key, which is in the address of each. */
  sizes: ReadonlyMap<string, number>;
  /** Of its pictures, by their numbers. */
  pictureMarks: ReadonlyMap<number, PictureMarks>;
}

/** Nothing of it may be told yet. */
export interface Embargo {
  /** Null: until further notice. */
  until: string | null;
}

/** What a release takes in memory besides its texts and each picture. */
const RELEASE_BYTES = 2000;
const PICTURE_BYTES = 4000;

/** In the order of the ids, without what not everybody sees; kept until they change. */
export const listPublicReleases = (
  context: AppContext,
  language: Language,
  ids: readonly number[],
): Promise<WireRelease[]> => listReleasesFor(context, ANONYMOUS, language, ids);

/** The same for readers of a class. Addresses of files for the press are the shared ones (`MediaLinks.toShared`). */
export async function listReleasesFor(
  context: AppContext,
  reader: Pick<Reader, 'isAdmitted'>,
  language: Language,
  ids: readonly number[],
): Promise<WireRelease[]> {
  const found = await context.cache.rememberEach(`${classOf(reader)} releases ${language}`, ids, {
    kind: 'releases',
    build: (missing) => readReleases(context, reader, language, missing),
    sizeOf: ({ release }) =>
      RELEASE_BYTES + 2 * release.body.length + PICTURE_BYTES * release.pictures.length,
  });
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readReleases(
  context: AppContext,
  reader: Pick<Reader, 'isAdmitted'>,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, WireRelease>> {
  const { db } = context.database;
  const marks = await listReleaseMarks(db, ids);
  const found = new Map<number, WireRelease>();
  for (const id of ids) {
    const release = await findRelease(context, reader, language, id);
    const mark = marks.get(id);
    if (release === null || mark === undefined) continue;
    found.set(id, { ...mark, release, embargo: null, ...(await describePictures(db, release)) });
  }
  return found;
}

/** What programs are told of the pictures of a release besides what readers see. */
export async function describePictures(
  db: Db,
  { pictures }: PressRelease,
): Promise<Pick<WireRelease, 'sizes' | 'pictureMarks'>> {
  const ids = pictures.map(({ id }) => id);
  const files = [...(await listRenditionFiles(db, ids)).values()].flat();
  return {
    sizes: new Map(files.map(({ sha256, bytes }) => [sha256, bytes])),
    pictureMarks: await listPictureMarks(db, ids),
  };
}

/** What most programs show: WebP, and not the largest. */
const SHOWN_WIDTH = 1280;

export const findShown = ({ renditions }: Pick<Picture, 'renditions'>) =>
  renditions.filter(({ media_type, width }) => media_type === 'image/webp' && width <= SHOWN_WIDTH).at(-1) ??
  null;

export const sizeOf = ({ sizes }: WireRelease, url: string): number | null =>
  sizes.get(url.split('/')[2] ?? '') ?? null;

/** When it last changed as readers are told: never before a cancellation that programs have had of it. */
export const toUpdated = ({ release, published, reinstated }: WireRelease): string =>
  [release.corrected_at ?? published, reinstated ?? published].toSorted().at(-1) ?? published;

export const toStatus = ({ embargo }: WireRelease): 'usable' | 'withheld' =>
  embargo === null ? 'usable' : 'withheld';
