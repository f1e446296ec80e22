import { downloadRequestSchema } from '@press-room/contract/downloads';
import type { KitTaker, OfficePressKit } from '@press-room/contract/office-press-kit';
import type { Db } from '../../../db/database.ts';

/** What a download of a kit, or of one file, took of it; null: nothing. */
function takes(request: string, kit: OfficePressKit): readonly number[] | null {
  const asked = downloadRequestSchema.safeParse(JSON.parse(request));
  if (!asked.success) return null;
  if ('press_kit' in asked.data && asked.data.press_kit === kit.id) {
    const { language } = asked.data;
    const isOf = (file: OfficePressKit['files'][number]): boolean =>
      language === undefined || file.language === null || file.language === language;
    return kit.files.filter(isOf).map(({ asset }) => asset);
  }
  if (!('asset' in asked.data)) return null;
  const { asset } = asked.data;
  return kit.files.some((file) => file.asset === asset) ? [asset] : null;
}

/** Downloads by people whose names are still kept, that name a kit or one of its files. */
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
 * Who saved a kit or a file of it, latest first, and how many files of today's kit are newer than what they have. Nobody
 * is written to: they did not ask for that when they saved it (decision 028).
 */
export async function listTakers(db: Db, kit: OfficePressKit): Promise<KitTaker[]> {
  const takers = new Map<number, KitTaker>();
  const takenAt = new Map<string, string>();
  for (const { request, requested_at, ...account } of await listDownloads(db, kit)) {
    const files = takes(request, kit);
    if (files === null) continue;
    if (!takers.has(account.id)) takers.set(account.id, { account, taken_at: requested_at, changed: 0 });
    for (const asset of files) {
      const key = `${account.id} ${asset}`;
      if (!takenAt.has(key)) takenAt.set(key, requested_at);
    }
  }
  return [...takers.values()].map((taker) => ({
    ...taker,
    changed: kit.files.filter(
      ({ asset, added_at }) => added_at > (takenAt.get(`${taker.account.id} ${asset}`) ?? '9'),
    ).length,
  }));
}
