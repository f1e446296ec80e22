import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { Db } from '../../../platform/db/db.ts';
import { listPicturesIn } from '../../../platform/text/rich-text.ts';

/** Ids of the pictures beside the hero, or of the attachments, in their order. */
export async function listHung(
  db: Db,
  table: 'press_release_picture' | 'press_release_attachment',
  id: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('asset_id')
    .where('press_release_id', '=', id)
    .orderBy('position')
    .orderBy('asset_id')
    .execute();
  return rows.map(({ asset_id }) => asset_id);
}

export async function replaceAttachments(trx: Db, id: number, assetIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('press_release_attachment').where('press_release_id', '=', id).execute();
  if (assetIds.length === 0) return;
  const rows = assetIds.map((asset_id, position) => ({ press_release_id: id, asset_id, position }));
  await trx.insertInto('press_release_attachment').values(rows).execute();
}

type Bodies = Partial<Record<Language, string>>;

/** Languages whose texts alone brought a picture, as they are stored; empty where it hung there before by itself. */
function toTextLanguages(asset_id: number, bodies: Bodies, before: string | undefined): string {
  if (before === '') return '';
  const shown = LANGUAGES.filter((language) => listPicturesIn(bodies[language] ?? '').includes(asset_id));
  return shown.length > 0 ? shown.join(',') : (before ?? '');
}

/**
 * Hangs pictures beside the text of a release in this order. What a text shows and nobody had hung before comes to readers
 * with that text; `was` are those that hang there otherwise, such as its hero until now.
 */
export async function replacePictures(
  trx: Db,
  id: number,
  assetIds: readonly number[],
  { bodies, was = [] }: { bodies: Bodies; was?: readonly number[] },
): Promise<void> {
  const hung = await trx
    .selectFrom('press_release_picture')
    .select(['asset_id', 'text_languages'])
    .where('press_release_id', '=', id)
    .orderBy('position')
    .orderBy('asset_id')
    .execute();
  const before = new Map([
    ...was.map((asset_id): [number, string] => [asset_id, '']),
    ...hung.map(({ asset_id, text_languages }): [number, string] => [asset_id, text_languages]),
  ]);
  const pictures = assetIds.map((asset_id) => ({
    asset_id,
    text_languages: toTextLanguages(asset_id, bodies, before.get(asset_id)),
  }));
  if (JSON.stringify(pictures) === JSON.stringify(hung)) return;
  await trx.deleteFrom('press_release_picture').where('press_release_id', '=', id).execute();
  if (pictures.length === 0) return;
  const rows = pictures.map((picture, position) => ({ press_release_id: id, position, ...picture }));
  await trx.insertInto('press_release_picture').values(rows).execute();
}
