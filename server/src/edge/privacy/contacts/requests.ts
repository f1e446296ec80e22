import { type Language, languageSchema } from '@press-room/contract/languages';
import { DATA_LINK_HOURS } from '@press-room/contract/limits';
import type { AppContext } from '../../../core/context.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue.ts';

/** Actions of a person without an account on their stored data. */
export const DATA_ACTIONS = ['copy', 'erase'] as const;
export type DataAction = (typeof DATA_ACTIONS)[number];

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** Limit for mails requested by anyone who has a message of theirs. */
const MAILS_A_DAY = 3;

/** Owner of the data. */
export interface DataSubject {
  id: number;
  language: Language;
  /** Whether they have an account, which has a separate page for this. */
  hasAccount: boolean;
}

export async function findDataSubject(db: Db, id: number): Promise<DataSubject | null> {
  const row = await db
    .selectFrom('contact')
    .select(['id', 'language', 'user_account_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const hasAccount = row.user_account_id !== null || (await hasVerifiedAccount(db, id));
  return { id, language: languageSchema.catch('en').parse(row.language), hasAccount };
}

async function hasVerifiedAccount(db: Db, contact: number): Promise<boolean> {
  const row = await db
    .selectFrom('contact_address as address')
    .innerJoin('user_account as account', 'account.email', 'address.email')
    .select('account.id')
    .where('address.contact_id', '=', contact)
    .where('account.verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface Ask {
  subject: DataSubject;
  action: DataAction;
  /** Network of the request. */
  network: string;
}

/**
 * Mails a link to the person, because the message with the current link may have been forwarded. Replaces an earlier
 * link. False: they have no working address.
 * @throws 429
 */
export async function askForData(
  { database, limit, now }: Pick<AppContext, 'database' | 'limit' | 'now'>,
  { subject, action, network }: Ask,
): Promise<boolean> {
  const asked = `data-${action}:contact:${subject.id}`;
  await limit({ key: `data:address:${network}`, max: 20, seconds: HOUR });
  await limit({ key: `${asked}:minute`, max: 1, seconds: MINUTE });
  await limit({ key: `${asked}:day`, max: MAILS_A_DAY, seconds: DAY });
  if ((await findMailbox(database.db, subject.id)) === null) return false;
  await database.db.transaction().execute(async (trx) => {
    const request = { contact_id: subject.id, action, asked_at: now().toISOString() };
    await trx
      .deleteFrom('data_request')
      .where('contact_id', '=', subject.id)
      .where('action', '=', action)
      .execute();
    const { id } = await trx
      .insertInto('data_request')
      .values(request)
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueMail(trx, { letter: `data-${action}`, to: { data_request: id } }, now());
  });
  return true;
}

/** Address for the answer, even after an objection. */
export async function findMailbox(db: Db, contact: number): Promise<string | null> {
  const addresses = await db
    .selectFrom('contact_address')
    .select(['email', 'stopped_reason'])
    .where('contact_id', '=', contact)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const working = addresses.filter(({ stopped_reason }) => stopped_reason !== 'bounced');
  const open = working.find(({ stopped_reason }) => stopped_reason === null);
  return (open ?? working[0])?.email ?? null;
}

export interface DataRequest {
  id: number;
  action: DataAction;
  subject: DataSubject;
}

/** Null: used, replaced, expired, or the person now has an account. */
export async function findDataRequest(
  db: Db,
  { id, action, now }: { id: number; action: DataAction; now: Date },
): Promise<DataRequest | null> {
  const row = await db
    .selectFrom('data_request')
    .select(['contact_id', 'asked_at'])
    .where('id', '=', id)
    .where('action', '=', action)
    .executeTakeFirst();
  if (row === undefined || now.getTime() - Date.parse(row.asked_at) > DATA_LINK_HOURS * HOUR * 1000)
    return null;
  const subject = await findDataSubject(db, row.contact_id);
  return subject === null || subject.hasAccount ? null : { id, action, subject };
}

/** Once: of several concurrent requests only one succeeds. */
export async function useDataRequest(trx: Db, { id }: DataRequest): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('data_request').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Links that were never followed. */
export async function countOldRequests(db: Db, before: string): Promise<number> {
  return countRows(db.selectFrom('data_request').where('asked_at', '<=', before));
}

export const deleteOldRequests = (trx: Db, before: string) =>
  trx.deleteFrom('data_request').where('asked_at', '<=', before).execute();
