import type { KitTaker, OfficePressKit } from '@press-room/contract/admin-press-kit';
import { listStoppedAccounts } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listOutdated, takes } from '../taken.ts';

/** Downloads of a kit or of one of its files by people whose names are still stored. */
const listDownloads = (db: Db, kit: OfficePressKit) =>
  db
    .selectFrom('download')
    .innerJoin('user_account as account', 'account.id', 'download.user_account_id')
    .select(['download.request', 'download.requested_at'])
    .select(['account.id', 'account.first_name', 'account.last_name', 'account.email'])
    .where((eb) =>
      eb.or([
        eb('download.request', '=', `{"press_kit":${kit.id}}`),
        eb('download.request', 'like', `{"press_kit":${kit.id},%`),
        ...kit.files.map(({ asset }) => eb('download.request', '=', `{"asset":${asset}}`)),
      ]),
    )
    .where('download.started_at', 'is not', null)
    .orderBy('download.id', 'desc')
    .execute();

/**
 * Readers who downloaded a kit or one of its files, latest first, with the number of current files that are newer than
 * theirs. No e-mail is sent: a download is no request for it (decision 020).
 */
export async function listTakers(
  { database: { db }, addressHashes }: Pick<AppContext, 'database' | 'addressHashes'>,
  kit: OfficePressKit,
): Promise<KitTaker[]> {
  const downloads = await listDownloads(db, kit);
  const takings = downloads.filter(({ request }) => takes(request, kit) !== null);
  const stopped = await listStoppedAccounts(db, addressHashes, takings);
  return [...Map.groupBy(takings, ({ id }) => id).values()].flatMap((own) => {
    const [latest] = own;
    if (latest === undefined) return [];
    const { request: _request, requested_at: taken_at, ...account } = latest;
    const changed = listOutdated(kit, own).size;
    return [{ account, taken_at, changed, is_stopped: stopped.has(account.id) }];
  });
}
