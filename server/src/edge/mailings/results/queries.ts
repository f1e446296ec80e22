import { AUDIENCE_MIN_PEOPLE } from '@press-room/contract/analytics';
import { type MailingResultRow, RESULT_OUTLETS_MAX } from '@press-room/contract/mailing-results';
import { expressionBuilder } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { inBatches } from '../audience/queries.ts';
import { isDownloadOf, listDownloadRequests } from './downloads.ts';

const eb = expressionBuilder<{ recipient: Schema['mailing_recipient'] }, 'recipient'>();

const countOf = (state: string) =>
  eb.fn.sum<number>(eb.case().when('recipient.state', '=', state).then(1).else(0).end());

const FIGURES = [
  eb.fn.countAll<number>().as('recipients'),
  countOf('accepted').as('accepted'),
  countOf('refused').as('refused'),
  countOf('bounced').as('bounced'),
  eb.fn.count<number>('recipient.complained_at').as('complained'),
  eb.fn.count<number>('recipient.left_at').as('left'),
  eb.fn.count<number>('recipient.visited_at').as('visitors'),
] as const;

type Counted = Record<
  'recipients' | 'accepted' | 'refused' | 'bounced' | 'complained' | 'left' | 'visitors',
  number
> & { id: number | null; name: string | null };

/** Number of downloads by recipient id. */
type Downloads = ReadonlyMap<number, number>;

/** Downloads of a few people are not listed separately, because they would identify them. */
function toRow({ id, name, ...figures }: Counted, downloads: number): MailingResultRow {
  const recipients = Number(figures.recipients);
  return {
    of: id === null ? null : { id, name: name ?? '' },
    recipients,
    accepted: Number(figures.accepted),
    refused: Number(figures.refused),
    bounced: Number(figures.bounced),
    complained: Number(figures.complained),
    left: Number(figures.left),
    visitors: Number(figures.visitors),
    downloads: recipients < AUDIENCE_MIN_PEOPLE ? null : downloads,
  };
}

/** Downloads by outlet or list; null: recipients without one. */
function sumBy(rows: readonly { recipient: number; id: number | null }[], downloads: Downloads) {
  const sums = new Map<number | null, number>();
  for (const { recipient, id } of rows) sums.set(id, (sums.get(id) ?? 0) + (downloads.get(recipient) ?? 0));
  return sums;
}

/** Recipients without outlet or list come last on both engines. */
const withoutLast = (rows: readonly MailingResultRow[]): MailingResultRow[] =>
  rows.toSorted((one, other) => Number(one.of === null) - Number(other.of === null));

/** Largest first, one more than the limit. A contact with two outlets counts for both. */
export async function listByOutlet(
  db: Db,
  mailing: number,
  downloads: Downloads,
): Promise<MailingResultRow[]> {
  const joined = (from: Db) =>
    from
      .selectFrom('mailing_recipient as recipient')
      .leftJoin('contact_outlet', 'contact_outlet.contact_id', 'recipient.contact_id')
      .leftJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id');
  const rows = await joined(db)
    .select(['outlet.id', 'outlet.name', ...FIGURES])
    .where('recipient.mailing_id', '=', mailing)
    .where('recipient.state', '!=', 'left_out')
    .groupBy(['outlet.id', 'outlet.name'])
    .orderBy('recipients', 'desc')
    .orderBy('outlet.name')
    .limit(RESULT_OUTLETS_MAX + 1)
    .execute();
  const outlets = await inBatches([...downloads.keys()], (some) =>
    joined(db).select(['recipient.id as recipient', 'outlet.id']).where('recipient.id', 'in', some).execute(),
  );
  const sums = sumBy(outlets, downloads);
  return withoutLast(rows.map((row) => toRow(row, sums.get(row.id) ?? 0)));
}

/** By name; a contact on two lists counts for both. */
export async function listByList(db: Db, mailing: number, downloads: Downloads): Promise<MailingResultRow[]> {
  const joined = (from: Db) =>
    from
      .selectFrom('mailing_recipient as recipient')
      .leftJoin('mailing_recipient_list', 'mailing_recipient_list.mailing_recipient_id', 'recipient.id')
      .leftJoin('contact_list as list', 'list.id', 'mailing_recipient_list.contact_list_id');
  const rows = await joined(db)
    .select(['list.id', 'list.name', ...FIGURES])
    .where('recipient.mailing_id', '=', mailing)
    .where('recipient.state', '!=', 'left_out')
    .groupBy(['list.id', 'list.name'])
    .orderBy('list.name')
    .orderBy('list.id')
    .execute();
  const lists = await inBatches([...downloads.keys()], (some) =>
    joined(db).select(['recipient.id as recipient', 'list.id']).where('recipient.id', 'in', some).execute(),
  );
  const sums = sumBy(lists, downloads);
  return withoutLast(rows.map((row) => toRow(row, sums.get(row.id) ?? 0)));
}

export const listLinks = (db: Db, mailing: number) =>
  db
    .selectFrom('mailing_link')
    .select(['target', 'title', 'language', 'visits'])
    .where('mailing_id', '=', mailing)
    .orderBy('visits', 'desc')
    .orderBy('id')
    .execute();

/** Downloads of the release or its files by recipients with their accounts, after they got the message, in any form. */
export async function countDownloads(
  db: Db,
  { mailing, release }: { mailing: number; release: number | null },
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  if (release === null) return counts;
  const rows = await inBatches(await listDownloadRequests(db, release), (some) =>
    db
      .selectFrom('mailing_recipient as recipient')
      .innerJoin('contact', 'contact.id', 'recipient.contact_id')
      .innerJoin('download', 'download.user_account_id', 'contact.user_account_id')
      .select((eb) => ['recipient.id', eb.fn.countAll<number>().as('count')])
      .where('recipient.mailing_id', '=', mailing)
      .whereRef('download.started_at', '>=', 'recipient.accepted_at')
      .where(isDownloadOf(some))
      .groupBy('recipient.id')
      .execute(),
  );
  for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count));
  return counts;
}
