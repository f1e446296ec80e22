import type { Quota } from '@press-room/contract/company-quotas';
import { isOpenInvitation } from '../../../core/account/open-invitations.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { oldestUpload } from '../uploads/queries.ts';

/** Company and instant for counting. */
interface Counted {
  id: number;
  now: Date;
}
type Count = (db: Db, counted: Counted) => Promise<number>;

const NOT_PUBLIC = ['draft', 'in_review'] as const;

export const countMembers: Count = async (db, { id }) =>
  countRows(db.selectFrom('company_member').where('company_id', '=', id));

/** Open invitations. */
export const countInvited: Count = async (db, { id, now }) =>
  countRows(
    db
      .selectFrom('invitation')
      .where('company_id', '=', id)
      .where(isOpenInvitation)
      .where('expires_at', '>', now.toISOString()),
  );

const countOpen =
  (table: 'press_release' | 'press_kit'): Count =>
  async (db, { id }) =>
    countRows(db.selectFrom(table).where('company_id', '=', id).where('status', 'in', NOT_PUBLIC));

const underWay = (db: Db, { id, now }: Counted) =>
  db
    .selectFrom('asset_upload')
    .where('company_id', '=', id)
    .where('asset_id', 'is', null)
    .where('created_at', '>', oldestUpload(now));

/** Stored content counts once; running uploads count with their announced size. */
const countBytes: Count = async (db, counted) => {
  const { stored, arriving } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom(
          eb
            .selectFrom('asset')
            .select((one) => one.fn.max('bytes').as('bytes'))
            .where('company_id', '=', counted.id)
            .groupBy('sha256')
            .as('content'),
        )
        .select((all) => all.fn.sum<number | null>('content.bytes').as('sum'))
        .as('stored'),
      underWay(db, counted)
        .select((all) => all.fn.sum<number | null>('bytes').as('sum'))
        .as('arriving'),
    ])
    .executeTakeFirstOrThrow();
  return Number(stored ?? 0) + Number(arriving ?? 0);
};

/** A replacement does not add a file. */
const countFiles: Count = async (db, counted) => {
  const { stored, arriving } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('asset')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('company_id', '=', counted.id)
        .as('stored'),
      underWay(db, counted)
        .where('replaces_asset_id', 'is', null)
        .select((all) => all.fn.countAll<number>().as('count'))
        .as('arriving'),
    ])
    .executeTakeFirstOrThrow();
  return Number(stored) + Number(arriving);
};

/** Current use of each quota by a company, with one index lookup each. */
export const COUNTS: Readonly<Record<Quota, Count>> = {
  // In this order, a person who accepts meanwhile is counted twice rather than not at all.
  agents: async (db, counted) => (await countInvited(db, counted)) + (await countMembers(db, counted)),
  storage: countBytes,
  files: countFiles,
  releases: countOpen('press_release'),
  kits: countOpen('press_kit'),
};

/**
 * Bytes freed by replacing a company's file: none if another file has the same content, or another replacement is
 * already running.
 */
export async function countFreed(db: Db, asset: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('asset')
    .select('bytes')
    .where('id', '=', asset)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('asset as same')
            .select('same.id')
            .whereRef('same.company_id', '=', 'asset.company_id')
            .whereRef('same.sha256', '=', 'asset.sha256')
            .whereRef('same.id', '<>', 'asset.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('asset_upload')
            .select('asset_upload.id')
            .where('replaces_asset_id', '=', asset)
            .where('asset_upload.asset_id', 'is', null)
            .where('asset_upload.created_at', '>', oldestUpload(now)),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.bytes ?? 0;
}
