import { createHash } from 'node:crypto';
import { toComparedAddress } from '@press-room/contract/mail-addresses';
import type { Selectable } from 'kysely';
import { markTakerReturned } from '../../content/press-releases/takings/record.ts';
import { findContactByEmail } from '../../core/contacts/contacts.ts';
import { countSoftBounce } from '../../core/contacts/soft-bounces.ts';
import { listAddresses, stopContact, suppressAddress } from '../../core/contacts/suppression.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { MailingRecipientTable } from '../../platform/db/reach-tables.ts';
import { classifyStatus } from '../../platform/mail/delivery-status.ts';
import type { SentNews } from '../../platform/signing/bounce-tags.ts';
import { unmarkMediaTold } from '../alerts/media/told.ts';
import { listToldAt, markReturned, unmarkTold } from '../alerts/queries.ts';
import type { Report } from './reports.ts';

export type ReportContext = Pick<AppContext, 'database' | 'now' | 'bounceTags' | 'addressHashes'>;

/** `known`: counted before. `ignored`: no change. `unknown`: not about one of our messages. */
export type ReportOutcome = 'bounced' | 'complained' | 'known' | 'ignored' | 'unknown';

/** Message of a report: id of its recipient in a mailing, or 0; its news; and its address. */
interface Subject {
  recipient: number;
  news: SentNews | null;
  email: string;
}

/** Origin of a report, and its key for detecting duplicates. */
interface Arrival {
  deliveredTo: string;
  identity: string;
}

/** Records the delivery result of a message, once; only its recipient can report it. */
export async function receiveReport(
  context: ReportContext,
  report: Report,
  { deliveredTo, identity }: Arrival,
): Promise<ReportOutcome> {
  const { database, now } = context;
  const subject = await findSubject(context, report, deliveredTo);
  if (subject === null) return 'unknown';
  if (report.kind === 'other') return 'ignored';
  return database.db.transaction().execute(async (trx): Promise<ReportOutcome> => {
    if (!(await isFirst(trx, { ...subject, identity }, now()))) return 'known';
    return report.kind === 'failed'
      ? recordBounce(trx, context, { ...subject, status: report.status })
      : recordComplaint(trx, context, subject);
  });
}

/** A mailbox, or a mail server after an interrupted pipe, may deliver the same report again. */
export async function isFirst(
  trx: Db,
  { recipient, news, email, identity }: Subject & Pick<Arrival, 'identity'>,
  now: Date,
): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify([recipient, news, email, identity]))
    .digest('base64url');
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mail_report')
    .values({ digest, at: now.toISOString() })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Temporary failures count for 30 days; repeated reports arrive earlier. */
const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

export async function forgetReports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REPORT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('mail_report').where('at', '<', before).execute();
}

async function findSubject(
  { database, bounceTags }: ReportContext,
  { addresses, text }: Report,
  deliveredTo: string,
): Promise<Subject | null> {
  for (const { recipient, news, fits } of bounceTags.list(`${deliveredTo} ${text}`)) {
    const told = recipient === 0 ? addresses : await findAddress(database.db, recipient);
    // A report of a forwarded message can name another address.
    const own = news === null ? [] : await listAddresses(database.db, news.contact);
    const email = [...told, ...own].find(fits);
    if (email !== undefined) return { recipient, news, email: toComparedAddress(email) };
  }
  return null;
}

async function findAddress(db: Db, recipient: number): Promise<string[]> {
  const row = await db
    .selectFrom('mailing_recipient')
    .select('email')
    .where('id', '=', recipient)
    .executeTakeFirst();
  return row?.email == null ? [] : [row.email];
}

type Write = Pick<ReportContext, 'addressHashes' | 'now'>;

/** For a mailing the first report of a message counts, for other letters each one. */
async function recordBounce(
  trx: Db,
  { addressHashes, now }: Write,
  { recipient, news, email, status }: Subject & { status: string },
): Promise<ReportOutcome> {
  if (recipient > 0) {
    const bounced = await trx
      .updateTable('mailing_recipient')
      .set({ state: 'bounced', bounced_at: now().toISOString(), answer: status })
      .where('id', '=', recipient)
      .where('bounced_at', 'is', null)
      .returning(['mailing_id', 'contact_id', 'accepted_at'])
      .executeTakeFirst();
    if (bounced === undefined) return 'known';
    await recordUntold(trx, bounced);
  }
  if (news !== null) await recordLostNews(trx, news, email);
  const fault = classifyStatus(status);
  if (fault === 'hard') await suppressAddress(trx, addressHashes, email, { reason: 'bounced', now: now() });
  if (fault === 'soft') await countSoftBounce(trx, addressHashes, email, now());
  return 'bounced';
}

type Bounced = Pick<Selectable<MailingRecipientTable>, 'mailing_id' | 'contact_id' | 'accepted_at'>;

/** Records that they do not have the release of the message. */
async function recordUntold(trx: Db, { mailing_id, contact_id, accepted_at }: Bounced): Promise<void> {
  const { press_release_id } = await trx
    .selectFrom('mailing')
    .select('press_release_id')
    .where('id', '=', mailing_id)
    .executeTakeFirstOrThrow();
  if (press_release_id === null || contact_id === null || accepted_at === null) return;
  await unmarkTold(trx, { contacts: [contact_id], release: press_release_id, at: accepted_at });
}

/** Records that they do not have the content of a message; its contact may have been merged since. */
async function recordLostNews(trx: Db, { contact, at: instant }: SentNews, email: string): Promise<void> {
  const at = instant.toISOString();
  const contacts = [...new Set([contact, (await findContactByEmail(trx, email)) ?? contact])];
  await markReturned(trx, await listToldAt(trx, { contacts, at }), instant);
  await unmarkTold(trx, { contacts, at });
  await unmarkMediaTold(trx, { contacts, at });
  await markTakerReturned(trx, email, at);
}

async function recordComplaint(
  trx: Db,
  { addressHashes, now }: Write,
  { recipient, email }: Subject,
): Promise<ReportOutcome> {
  const stop = { reason: 'complained', now: now() } as const;
  await trx
    .updateTable('mailing_recipient')
    .set({ complained_at: now().toISOString() })
    .where('id', '=', recipient)
    .where('complained_at', 'is', null)
    .execute();
  const contact = await findContactByEmail(trx, email);
  if (contact === null) await suppressAddress(trx, addressHashes, email, stop);
  else await stopContact(trx, addressHashes, contact, stop);
  return 'complained';
}
