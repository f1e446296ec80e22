import type { Language } from '@press-room/contract/languages';
import type { PressKit, PressKitFile } from '@press-room/contract/press-kit';
import type { AppContext } from '../../core/context.ts';
import { classOf } from '../../platform/http/authentication.ts';
import { chooseTitle } from '../../platform/text/bilingual.ts';
import { linkFor, toPicture } from '../assets/presentation.ts';
import { listPictures, type PictureRecord } from '../assets/queries.ts';
import { listMissingTitles } from '../publishing/unready.ts';
import {
  listPressKitFiles,
  listPressKits,
  type PressKitFileRecord,
  type PressKitFilter,
  type PressKitRecord,
} from './queries.ts';

type Sources = Pick<AppContext, 'database' | 'cache' | 'links' | 'now'>;

/** Kits for one class of readers, with nothing marked as new; cached until content changes. */
export function findKits(
  { database: { db }, cache, links, now }: Sources,
  { reader, group }: Omit<PressKitFilter, 'now'>,
  language: Language,
): Promise<PressKit[]> {
  const find = async (): Promise<PressKit[]> => {
    const instant = now();
    const kits = await listPressKits(db, { reader, group, now: instant });
    if (kits.length === 0) return [];
    const files = await listPressKitFiles(
      db,
      kits.map(({ id }) => id),
      instant,
    );
    const shownIds = files.flatMap((file) => pictureIdOf(file) ?? []);
    const pictures = await listPictures(db, language, [...new Set(shownIds)]);
    const missing = await listMissingTitles(db, 'press_kit', {
      ids: kits.map(({ id }) => id),
      now: instant,
      language,
    });
    const filesOf = Map.groupBy(files, ({ press_kit_id }) => press_kit_id);
    // A kit without files is not shown.
    return kits
      .map((kit) => toKit(kit, filesOf.get(kit.id) ?? [], { language, pictures, links, missing }))
      .filter(({ files }) => files.length > 0);
  };
  const key = `press kits ${language} ${classOf(reader)} ${group}`;
  return cache.remember(key, find, (kits) => JSON.stringify(kits).length);
}

/** The same, with files added after an instant marked as new. */
export const markNew = (kits: readonly PressKit[], since: number): PressKit[] =>
  kits.map((kit) => ({
    ...kit,
    files: kit.files.map((file) => ({ ...file, is_new: Date.parse(file.added_at) > since })),
  }));

const pictureIdOf = ({ kind, asset_id, cover_asset_id }: PressKitFileRecord): number | null =>
  kind === 'picture' ? asset_id : cover_asset_id;

interface Presentation {
  language: Language;
  pictures: ReadonlyMap<number, PictureRecord>;
  links: Sources['links'];
  /** By kit. */
  missing: ReadonlyMap<number, string[]>;
}

function toKit(
  kit: PressKitRecord,
  files: readonly PressKitFileRecord[],
  presentation: Presentation,
): PressKit {
  return {
    id: kit.id,
    group: { id: kit.group_id, name: kit.group_name },
    year: kit.year,
    ...chooseTitle(kit, presentation.language),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    updated_at: kit.updated_at,
    files: files.map((file) => toFile(kit, file, presentation)),
    missing: presentation.missing.get(kit.id) ?? [],
  };
}

function toFile(
  kit: PressKitRecord,
  file: PressKitFileRecord,
  { language, pictures, links }: Presentation,
): PressKitFile {
  const pictureId = pictureIdOf(file);
  const picture = pictureId === null ? undefined : pictures.get(pictureId);
  // The latest of these instants made it visible.
  const instants = [file.added_at, kit.visible_from, file.embargo_until].filter((each) => each !== null);
  return {
    id: file.asset_id,
    position: file.position,
    name: file.name,
    title: chooseTitle(file, language).title,
    language: file.language,
    media_type: file.media_type,
    bytes: file.bytes,
    pages: file.pages,
    picture: picture === undefined ? null : toPicture(picture, linkFor(links.media, kit.access)),
    added_at: instants.toSorted().at(-1) ?? file.added_at,
    is_new: false,
    copy_taken_at: null,
  };
}
