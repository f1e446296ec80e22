import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { listVideoFilesIn } from '@press-room/contract/release-videos';
import type { Db } from '../../../platform/db/db.ts';
import { listPicturesIn } from '../../../platform/text/rich-text.ts';

/** Attached files of a release besides the hero picture, and the texts that show them. */
const SHOWN_IN = {
  press_release_picture: listPicturesIn,
  press_release_attachment: listVideoFilesIn,
} as const;
type AttachedTable = keyof typeof SHOWN_IN;

/** Ids of the further pictures, or of the attachments, in their order. */
export async function listAttached(db: Db, table: AttachedTable, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('asset_id')
    .where('press_release_id', '=', id)
    .orderBy('position')
    .orderBy('asset_id')
    .execute();
  return rows.map(({ asset_id }) => asset_id);
}

type Bodies = Partial<Record<Language, string>>;

interface Hanging {
  table: AttachedTable;
  bodies: Bodies;
  was: readonly number[];
}

/**
 * Languages whose texts contain a file, as stored; empty: attached directly. Null: no text contains it any more, so it
 * is removed from the release.
 */
function toTextLanguages(
  asset_id: number,
  { table, bodies }: Hanging,
  before: string | undefined,
): string | null {
  if (before === '') return '';
  const shown = LANGUAGES.filter((language) => SHOWN_IN[table](bodies[language] ?? '').includes(asset_id));
  if (shown.length > 0) return shown.join(',');
  return before === undefined ? '' : null;
}

/**
 * Replaces the pictures and attachments of a release, in this order. A file that only a text contains becomes visible
 * with that text; `was`: pictures attached in another way, such as the previous hero picture.
 */
export async function replaceFiles(
  trx: Db,
  id: number,
  { pictures, attachments }: Record<'pictures' | 'attachments', readonly number[]>,
  { bodies, was = [] }: { bodies: Bodies; was?: readonly number[] },
): Promise<void> {
  await replaceAttached(trx, id, pictures, { table: 'press_release_picture', bodies, was });
  await replaceAttached(trx, id, attachments, { table: 'press_release_attachment', bodies, was: [] });
}

async function replaceAttached(
  trx: Db,
  id: number,
  assetIds: readonly number[],
  hanging: Hanging,
): Promise<void> {
  const { table, was } = hanging;
  const attached = await trx
    .selectFrom(table)
    .select(['asset_id', 'text_languages'])
    .where('press_release_id', '=', id)
    .orderBy('position')
    .orderBy('asset_id')
    .execute();
  const before = new Map([
    ...was.map((asset_id): [number, string] => [asset_id, '']),
    ...attached.map(({ asset_id, text_languages }): [number, string] => [asset_id, text_languages]),
  ]);
  const files = assetIds.flatMap((asset_id) => {
    const text_languages = toTextLanguages(asset_id, hanging, before.get(asset_id));
    return text_languages === null ? [] : [{ asset_id, text_languages }];
  });
  if (JSON.stringify(files) === JSON.stringify(attached)) return;
  await trx.deleteFrom(table).where('press_release_id', '=', id).execute();
  if (files.length === 0) return;
  const rows = files.map((file, position) => ({ press_release_id: id, position, ...file }));
  await trx.insertInto(table).values(rows).execute();
}
