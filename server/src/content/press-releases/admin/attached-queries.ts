import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { listVideoFilesIn } from '@press-room/contract/release-videos';
import type { Db } from '../../../platform/db/db.ts';
import { listPicturesIn } from '../../../platform/text/rich-text.ts';

/** Files that hang on a release beside its hero, and which of them a text shows. */
const SHOWN_IN = {
  press_release_picture: listPicturesIn,
  press_release_attachment: listVideoFilesIn,
} as const;
type AttachedTable = keyof typeof SHOWN_IN;

/** Ids of the pictures beside the hero, or of the attachments, in their order. */
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
 * Languages whose texts alone bring a file, as they are stored; empty if it was attached by itself. Null: no text
 * shows it any more, so it leaves the release.
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
 * Replaces the pictures and attachments of a release, in this order. Readers get a file that only a text shows together
 * with that text; `was` are pictures that were attached otherwise, such as the hero until now.
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
