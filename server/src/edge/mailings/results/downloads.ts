import type { Db } from '../../../platform/db/db.ts';
import { inBatches, listDownloadRequests } from '../audience/queries.ts';

/** How often recipients downloaded the release or a file of it with their account, after they got the message. */
export async function countDownloads(
  db: Db,
  { mailing, release }: { mailing: number; release: number | null },
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  if (release === null) return counts;
  const rows = await inBatches(await listDownloadRequests(db, [release]), (some) =>
    db
      .selectFrom('mailing_recipient as recipient')
      .innerJoin('contact', 'contact.id', 'recipient.contact_id')
      .innerJoin('download', 'download.user_account_id', 'contact.user_account_id')
      .select((eb) => ['recipient.id', eb.fn.countAll<number>().as('count')])
      .where('recipient.mailing_id', '=', mailing)
      .whereRef('download.started_at', '>=', 'recipient.accepted_at')
      .where('download.request', 'in', some)
      .groupBy('recipient.id')
      .execute(),
  );
  for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count));
  return counts;
}
