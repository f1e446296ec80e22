import { nameRange, type PageRange } from '@press-room/contract/page-range';
import { type PrintProfile, printProfileOf } from '../../../platform/config/print-profile.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AssetUse, PagesUse } from '../../../platform/db/media-tables.ts';
import type { AssetWords } from '../queries.ts';
import type { RenditionFile } from '../whole-file.ts';

const PAGES = 'pages ';
export const toPagesUse = (range: PageRange): PagesUse => `${PAGES}${nameRange(range)}`;
export const isPagesUse = (use: AssetUse): use is PagesUse => use.startsWith(PAGES);
export function readPagesUse(use: PagesUse): PageRange {
  const [first = 0, last = 0] = use.slice(PAGES.length).split('-').map(Number);
  return { first, last };
}

/** Configuration of the print profile. */
export type PrintConfig = Parameters<typeof printProfileOf>[0];

/** Raise it if uses are made differently: existing files are then made again. */
const RECIPE = 1;
/** Rows per read. */
const BATCH = 500;

export interface UseSource extends AssetWords {
  id: number;
  kind: 'picture' | 'document' | 'other';
  sha256: string;
  media_type: string;
  crop: string | null;
  focal_point: string | null;
  version: number;
}

export function basisOf(
  { sha256, version }: Pick<UseSource, 'sha256' | 'version'>,
  use: AssetUse,
  profile: PrintProfile,
): string {
  return [RECIPE, sha256, version, ...(use === 'print' ? [profile.digest] : [])].join(' ');
}

export async function findUseSource(db: Db, id: number): Promise<UseSource | null> {
  const row = await db
    .selectFrom('asset')
    .select(['id', 'kind', 'sha256', 'media_type', 'crop', 'focal_point', 'version'])
    .select(['credit', 'copyright', 'rights_en', 'rights_it', 'caption_en', 'caption_it', 'alt_en', 'alt_it'])
    .select(['taken_on', 'embargo_until', 'rights_until', 'digital_source_type', 'keywords'])
    .where('id', '=', id)
    .where('kind', 'in', ['picture', 'document'])
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return row ?? null;
}

/** Like `RenditionFile`, which it can replace. */
export type UseFile = Omit<RenditionFile, 'sha256'> & { sha256: string | null };

/** Files of a use for the current pictures, by picture; without a file if it cannot be made. */
export async function listUses(
  db: Db,
  config: PrintConfig,
  { ids, use }: { ids: readonly number[]; use: AssetUse },
): Promise<Map<number, UseFile>> {
  const profile = printProfileOf(config);
  const found = new Map<number, UseFile>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await db
      .selectFrom('asset_use as made')
      .innerJoin('asset', 'asset.id', 'made.asset_id')
      .select(['asset.id', 'asset.version', 'asset.sha256 as source'])
      .select(['made.basis', 'made.width', 'made.height', 'made.sha256', 'made.bytes'])
      .where('made.asset_id', 'in', ids.slice(from, from + BATCH))
      .where('made.use', '=', use)
      .execute();
    for (const { id, version, source, basis, ...file } of rows)
      if (basis === basisOf({ sha256: source, version }, use, profile))
        found.set(id, {
          ...file,
          media_type: isPagesUse(use) ? 'application/pdf' : 'image/jpeg',
          is_original: 0,
        });
  }
  return found;
}

/** A basket is polled every few seconds while its pictures are made. */
const TOUCHED_MS = 15 * 60_000;

/** Records the last request, with a precision of 15 minutes. */
export async function touchUses(db: Db, use: AssetUse, ids: readonly number[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOUCHED_MS).toISOString();
  for (let from = 0; from < ids.length; from += BATCH) {
    await db
      .updateTable('asset_use')
      .set({ used_at: now.toISOString() })
      .where('asset_id', 'in', ids.slice(from, from + BATCH))
      .where('use', '=', use)
      .where('used_at', '<', before)
      .execute();
  }
}

export interface MadeFile {
  asset_id: number;
  use: AssetUse;
  basis: string;
  width: number;
  height: number;
  sha256: string | null;
  bytes: number;
}

/** Returns the key of the replaced file. */
export async function saveUse(trx: Db, { asset_id, use, ...file }: MadeFile, now: Date) {
  const before = await trx
    .selectFrom('asset_use')
    .select('sha256')
    .where('asset_id', '=', asset_id)
    .where('use', '=', use)
    .executeTakeFirst();
  const values = { ...file, used_at: now.toISOString() };
  await trx
    .insertInto('asset_use')
    .values({ asset_id, use, ...values })
    .onConflict((conflict) => conflict.columns(['asset_id', 'use']).doUpdateSet(values))
    .execute();
  return before?.sha256 ?? null;
}

/** For a picture that changes: the files contain its earlier texts and are not used again. */
export async function deleteUses(trx: Db, asset_id: number): Promise<void> {
  await trx.deleteFrom('asset_use').where('asset_id', '=', asset_id).execute();
}

export async function sumUses(db: Db): Promise<number> {
  const { sum } = await db
    .selectFrom('asset_use')
    .select((eb) => eb.fn.sum<number | null>('bytes').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** Uses not requested since then, oldest first. */
export const listIdleUses = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('asset_use')
    .select(['asset_id', 'use', 'sha256', 'bytes', 'used_at'])
    .where('used_at', '<', before.toISOString())
    .orderBy('used_at')
    .limit(limit)
    .execute();

/** Not if it was requested meanwhile. */
export async function deleteUse(
  db: Db,
  { asset_id, use, used_at }: { asset_id: number; use: AssetUse; used_at: string },
): Promise<void> {
  await db
    .deleteFrom('asset_use')
    .where('asset_id', '=', asset_id)
    .where('use', '=', use)
    .where('used_at', '=', used_at)
    .execute();
}
