import type { PressKit } from '@press-room/contract/press-kit';
import type { Db } from '../../platform/db/db.ts';
import { type KitContents, listOutdated, type Taking } from './taken.ts';

/** Maximum downloads of one person that are read, newest first. */
const TAKINGS_MAX = 1000;

/** Without pictures of galleries, whose requests name a format. */
const listTakings = (db: Db, accountId: number): Promise<Taking[]> =>
  db
    .selectFrom('download')
    .select(['request', 'requested_at'])
    .where('user_account_id', '=', accountId)
    .where('started_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('request', 'like', '{"press_kit":%'),
        eb.and([eb('request', 'like', '{"asset":%'), eb('request', 'not like', '%,%')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(TAKINGS_MAX)
    .execute();

async function listContents(db: Db, kits: readonly PressKit[]): Promise<KitContents[]> {
  const ids = kits.map(({ id }) => id);
  const rows = await db
    .selectFrom('press_kit_file')
    .select(['press_kit_id', 'asset_id as asset', 'language', 'added_at'])
    .where('press_kit_id', 'in', ids)
    .execute();
  const filesOf = Map.groupBy(rows, ({ press_kit_id }) => press_kit_id);
  return ids.map((id) => ({ id, files: filesOf.get(id) ?? [] }));
}

/** Kits with the files that are newer than the reader's copy; no e-mail is sent (decision 020). */
export async function markOutdated(db: Db, kits: PressKit[], accountId: number): Promise<PressKit[]> {
  const takings = kits.length === 0 ? [] : await listTakings(db, accountId);
  if (takings.length === 0) return kits;
  const contents = new Map((await listContents(db, kits)).map((kit) => [kit.id, kit]));
  return kits.map((kit) => {
    const outdated = listOutdated(contents.get(kit.id) ?? { id: kit.id, files: [] }, takings);
    const files = kit.files.map((file) => ({ ...file, copy_taken_at: outdated.get(file.id) ?? null }));
    return { ...kit, files };
  });
}
