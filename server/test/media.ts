import type { Insertable } from 'kysely';
import { createAsset } from '../src/content/assets/queries.ts';
import type {
  AssetTable,
  GalleryTable,
  MagazineTable,
  PressKitTable,
} from '../src/platform/db/media-tables.ts';
import type { TestServer } from './server.ts';

const WHEN = '2026-01-01T00:00:00.000Z';
const VISIBLE = {
  status: 'published',
  access: 'press',
  published_at: WHEN,
  created_at: WHEN,
  updated_at: WHEN,
} as const;

interface TestFile {
  bytes: Buffer;
  media_type: string;
  width: number;
  is_original?: number;
}

/** A screen rendition of a picture, and one as a JPEG of these bytes. */
export const inBothForms = (jpeg: string, width: number): TestFile[] => [
  { bytes: Buffer.from(`${jpeg} for screens`), media_type: 'image/webp', width },
  { bytes: Buffer.from(jpeg), media_type: 'image/jpeg', width },
];

/** A picture with files that need not be valid. */
export async function addPicture(
  { context, database, clock }: TestServer,
  words: Partial<Insertable<AssetTable>>,
  files: readonly TestFile[],
): Promise<number> {
  const renditions = await Promise.all(
    files.map(async ({ bytes, is_original = 0, ...file }) => ({
      ...file,
      is_original,
      height: Math.round(file.width / 2),
      bytes: bytes.length,
      sha256: await context.store.put(bytes),
    })),
  );
  const upload = await context.store.put(Buffer.from(`upload with private metadata of ${words.name}`));
  return database.change((trx) =>
    createAsset(
      trx,
      {
        kind: 'picture',
        sha256: upload,
        media_type: 'image/jpeg',
        bytes: 1,
        width: 4000,
        height: 2000,
        name: 'tile.jpg',
        credit: 'Ada Rossi',
        caption_en: 'A tile',
        caption_it: 'Una piastrella',
        alt_en: 'Tile',
        alt_it: 'Piastrella',
        placeholder: '#112233',
        ...words,
        renditions,
      },
      clock.now,
    ),
  );
}

export async function addDocument(
  { context, database, clock }: TestServer,
  bytes: Buffer,
  words: Partial<Insertable<AssetTable>>,
): Promise<number> {
  const sha256 = await context.store.put(bytes);
  const nothing = { credit: '', caption_en: '', caption_it: '', alt_en: '', alt_it: '', placeholder: '' };
  const file = { sha256, bytes: bytes.length, media_type: 'application/pdf', width: null, height: null };
  return database.change((trx) =>
    createAsset(
      trx,
      { kind: 'document', name: 'sheet.pdf', ...nothing, ...file, ...words, renditions: [] },
      clock.now,
    ),
  );
}

export function addGallery(
  { database }: TestServer,
  pictureIds: readonly number[],
  columns: Partial<Insertable<GalleryTable>> = {},
): Promise<number> {
  return database.change(async (trx) => {
    const node = await trx
      .insertInto('gallery_node')
      .values({ parent_id: null, position: 0, name_en: 'Fair', name_it: 'Fiera' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const names = { gallery_node_id: node.id, position: 0, name_en: 'Opening', name_it: 'Apertura' };
    const { id } = await trx
      .insertInto('gallery')
      .values({ ...VISIBLE, ...names, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    const links = pictureIds.map((asset_id, position) => ({ gallery_id: id, asset_id, position }));
    if (links.length > 0) await trx.insertInto('gallery_picture').values(links).execute();
    return id;
  });
}

/** An issue of March 2026. */
export const addMagazine = (
  { database }: TestServer,
  document_asset_id: number,
  columns: Partial<Insertable<MagazineTable>> = {},
): Promise<number> =>
  database.change(async (trx) => {
    const period = { kind: 'italian', territory: null, year: 2026, month: 3, issue_number: '12' } as const;
    const titles = { title_en: 'Kilns today', title_it: 'Forni oggi' };
    const { id } = await trx
      .insertInto('magazine')
      .values({ ...VISIBLE, ...period, ...titles, document_asset_id, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

interface TestKitFile {
  asset_id: number;
  language: 'en' | 'it' | null;
  title_en: string;
  title_it: string;
}

export function addPressKit(
  { database }: TestServer,
  groupId: number,
  files: readonly TestKitFile[],
  columns: Partial<Insertable<PressKitTable>> = {},
): Promise<number> {
  return database.change(async (trx) => {
    const words = {
      press_group_id: groupId,
      year: 2026,
      title_en: 'Fair kit',
      title_it: 'Cartella della fiera',
    };
    const { id } = await trx
      .insertInto('press_kit')
      .values({ ...VISIBLE, ...words, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = files.map((file, position) => ({ ...file, press_kit_id: id, position, added_at: WHEN }));
    if (rows.length > 0) await trx.insertInto('press_kit_file').values(rows).execute();
    return id;
  });
}
