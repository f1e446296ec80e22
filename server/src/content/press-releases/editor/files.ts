import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { AssetKind, AssetState } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import type { Db } from '../../../platform/db/db.ts';

/** Properties of an attached file that can be a problem. */
export interface CheckedFile {
  id: number;
  name: string;
  /** Field with the attachment. */
  field: 'hero' | 'pictures' | 'attachments';
  kind: AssetKind;
  state: AssetState;
  alt: Record<Language, string>;
  credit: string;
  embargo_until: string | null;
  rights_until: string | null;
}

/** Each file of a release once, in the order of display. */
export async function listCheckedFiles(
  db: Db,
  { hero, pictures, attachments }: OfficePressRelease,
): Promise<CheckedFile[]> {
  const places = new Map<number, CheckedFile['field']>();
  if (hero !== null) places.set(hero, 'hero');
  for (const id of pictures) if (!places.has(id)) places.set(id, 'pictures');
  for (const id of attachments) if (!places.has(id)) places.set(id, 'attachments');
  if (places.size === 0) return [];
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'name', 'kind', 'state', 'alt_it', 'alt_en', 'credit', 'embargo_until', 'rights_until'])
    .where('id', 'in', [...places.keys()])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return [...places].flatMap(([id, field]) => {
    const row = found.get(id);
    if (row === undefined) return [];
    const { alt_it: it, alt_en: en, ...rest } = row;
    return [{ ...rest, field, alt: { it, en } }];
  });
}
