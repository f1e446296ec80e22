import type { AssetUse } from '@press-room/contract/admin-assets';
import { type Language, otherLanguage } from '@press-room/contract/languages';
import { listVideoFilesIn } from '@press-room/contract/release-videos';
import type { Db } from '../../../platform/db/db.ts';
import { listPicturesIn } from '../../../platform/text/rich-text.ts';

/** A record that shows an asset. */
export interface Place extends AssetUse {
  asset_id: number;
}

/** Ids of assets that a record shows: each noun with assets adds its columns here and in `listPlaces`. */
export const selectUsedIds = (db: Db) =>
  db
    .selectFrom('press_release')
    .select((eb) => eb.ref('hero_asset_id').$notNull().as('id'))
    .where('hero_asset_id', 'is not', null)
    .unionAll(db.selectFrom('press_release_picture').select('asset_id as id'))
    .unionAll(db.selectFrom('press_release_attachment').select('asset_id as id'))
    .unionAll(db.selectFrom('press_release_pending_file').select('asset_id as id'))
    .unionAll(db.selectFrom('press_release_template_file').select('asset_id as id'))
    .unionAll(db.selectFrom('gallery_picture').select('asset_id as id'))
    .unionAll(db.selectFrom('magazine').select('document_asset_id as id'))
    .unionAll(
      db
        .selectFrom('magazine')
        .select((eb) => eb.ref('cover_asset_id').$notNull().as('id'))
        .where('cover_asset_id', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('asset')
        .select((eb) => eb.ref('cover_asset_id').$notNull().as('id'))
        .where('kind', '=', 'other')
        .where('cover_asset_id', 'is not', null),
    )
    .unionAll(db.selectFrom('press_kit_file').select('asset_id as id'))
    .unionAll(db.selectFrom('clipping_picture').select('asset_id as id'))
    .unionAll(
      db
        .selectFrom('clipping')
        .select((eb) => eb.ref('file_asset_id').$notNull().as('id'))
        .where('file_asset_id', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('press_group')
        .select((eb) => eb.ref('logo_asset_id').$notNull().as('id'))
        .where('logo_asset_id', 'is not', null),
    );

const LINK_ROLES = {
  press_release_picture: 'picture',
  press_release_attachment: 'attachment',
  press_release_pending_file: 'pending',
} as const;
type LinkTable = keyof typeof LINK_ROLES;

/** Records in any state that show these assets, by noun and id. */
export async function listPlaces(db: Db, language: Language, ids: readonly number[]): Promise<Place[]> {
  if (ids.length === 0) return [];
  const found = await Promise.all([listReleases(db, language, ids), listOthers(db, language, ids)]);
  return found.flat();
}

async function listReleases(db: Db, language: Language, ids: readonly number[]): Promise<Place[]> {
  const other = otherLanguage(language);
  const listLinks = async (table: LinkTable) => {
    const rows = await db
      .selectFrom(table)
      .select(['asset_id', 'press_release_id as id'])
      .where('asset_id', 'in', ids)
      .execute();
    return rows.map((link) => ({ ...link, role: LINK_ROLES[table] }));
  };
  const heroes = db
    .selectFrom('press_release')
    .select((eb) => [eb.ref('hero_asset_id').$notNull().as('asset_id'), 'id'])
    .where('hero_asset_id', 'in', ids);
  const links = [
    ...(await heroes.execute()).map((link) => ({ ...link, role: 'hero' as const })),
    ...(await listLinks('press_release_picture')),
    ...(await listLinks('press_release_attachment')),
    ...(await listLinks('press_release_pending_file')),
  ];
  if (links.length === 0) return [];
  const texts = await db
    .selectFrom('press_release_text')
    .select(['press_release_id', 'language', 'title', 'body'])
    .where('press_release_id', 'in', [...new Set(links.map(({ id }) => id))])
    .execute();
  const titleOf = (id: number): string =>
    [language, other]
      .map((each) => texts.find((text) => text.press_release_id === id && text.language === each)?.title)
      .find(Boolean) ?? '';
  // Files in a text are also attachments (`withFilesOfTexts`); to remove them, the text must be changed.
  const isInText = ({ id, asset_id }: { id: number; asset_id: number }): boolean =>
    texts.some(
      ({ press_release_id, body }) =>
        press_release_id === id && [...listPicturesIn(body), ...listVideoFilesIn(body)].includes(asset_id),
    );
  return links.map((link) => ({
    ...link,
    noun: 'press_release',
    role: link.role !== 'pending' && isInText(link) ? 'text' : link.role,
    title: titleOf(link.id),
  }));
}

async function listOthers(db: Db, language: Language, ids: readonly number[]): Promise<Place[]> {
  const galleries = await db
    .selectFrom('gallery_picture as link')
    .innerJoin('gallery', 'gallery.id', 'link.gallery_id')
    .select(['link.asset_id', 'gallery.id', `gallery.name_${language} as title`])
    .where('link.asset_id', 'in', ids)
    .execute();
  const magazines = await db
    .selectFrom('magazine')
    .select(['document_asset_id as asset_id', 'id', `title_${language} as title`])
    .where('document_asset_id', 'in', ids)
    .execute();
  const covers = await db
    .selectFrom('magazine')
    .select((eb) => [eb.ref('cover_asset_id').$notNull().as('asset_id'), 'id', `title_${language} as title`])
    .where('cover_asset_id', 'in', ids)
    .execute();
  const posters = await db
    .selectFrom('asset')
    .select((eb) => [eb.ref('cover_asset_id').$notNull().as('asset_id'), 'id', 'name as title'])
    .where('kind', '=', 'other')
    .where('cover_asset_id', 'in', ids)
    .execute();
  const kits = await db
    .selectFrom('press_kit_file as link')
    .innerJoin('press_kit', 'press_kit.id', 'link.press_kit_id')
    .select(['link.asset_id', 'press_kit.id', `press_kit.title_${language} as title`])
    .where('link.asset_id', 'in', ids)
    .execute();
  const templates = await db
    .selectFrom('press_release_template_file as link')
    .innerJoin('press_release_template as template', 'template.id', 'link.template_id')
    .select(['link.asset_id', 'template.id', 'template.name as title'])
    .where('link.asset_id', 'in', ids)
    .execute();
  const groups = await db
    .selectFrom('press_group')
    .select((eb) => [eb.ref('logo_asset_id').$notNull().as('asset_id'), 'id', 'name as title'])
    .where('logo_asset_id', 'in', ids)
    .execute();
  const clippings = await db
    .selectFrom('clipping_picture as link')
    .innerJoin('clipping', 'clipping.id', 'link.clipping_id')
    .select(['link.asset_id', 'clipping.id', 'clipping.headline as title'])
    .where('link.asset_id', 'in', ids)
    .execute();
  const pages = await db
    .selectFrom('clipping')
    .select((eb) => [eb.ref('file_asset_id').$notNull().as('asset_id'), 'id', 'headline as title'])
    .where('file_asset_id', 'in', ids)
    .execute();
  return [
    ...clippings.map((row): Place => ({ ...row, noun: 'clipping', role: 'picture' })),
    ...pages.map((row): Place => ({ ...row, noun: 'clipping', role: 'file' })),
    ...templates.map((row): Place => ({ ...row, noun: 'press_release_template', role: 'text' })),
    ...groups.map((row): Place => ({ ...row, noun: 'press_group', role: 'logo' })),
    ...galleries.map((row): Place => ({ ...row, noun: 'gallery', role: 'picture' })),
    ...magazines.map((row): Place => ({ ...row, noun: 'magazine', role: 'document' })),
    ...covers.map((row): Place => ({ ...row, noun: 'magazine', role: 'cover' })),
    ...posters.map((row): Place => ({ ...row, noun: 'asset', role: 'poster' })),
    ...kits.map((row): Place => ({ ...row, noun: 'press_kit', role: 'file' })),
  ];
}

export const withoutAsset = ({ asset_id: _asset_id, ...use }: Place): AssetUse => use;
