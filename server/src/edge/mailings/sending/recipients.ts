import { languageSchema } from '@press-room/contract/languages';
import type { LeftOutReason } from '@press-room/contract/mailings';
import type { Db } from '../../../platform/db/db.ts';
import type { ResolvedAudience } from '../audience/audience.ts';

const AT_ONCE = 500;
const WAITING_STATES = ['queued', 'deferred'] as const;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** One row for each person of the audience: recipients, and excluded people with the reason. */
export async function createRecipients(
  trx: Db,
  mailing: number,
  { recipients, leftOut }: ResolvedAudience,
): Promise<void> {
  const rows = [
    ...recipients.map(({ isOther: _isOther, ...each }) => ({
      ...each,
      state: 'queued',
      answer: '',
      domain: domainOf(each.email),
    })),
    ...leftOut.map(({ reason, ...each }) => ({
      ...each,
      state: 'left_out',
      answer: reason,
      domain: domainOf(each.email ?? ''),
    })),
  ].map((row) => ({
    ...row,
    mailing_id: mailing,
    next_at: null,
    accepted_at: null,
    bounced_at: null,
    left_at: null,
    complained_at: null,
    visited_at: null,
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await trx
      .insertInto('mailing_recipient')
      .values(rows.slice(at, at + AT_ONCE))
      .onConflict((conflict) => conflict.columns(['mailing_id', 'email']).doNothing())
      .execute();
}

/** Messages in progress when a process was killed: their result is unknown, so they are sent last. */
export async function recoverSending(db: Db, mailing: number, now: Date): Promise<void> {
  await db
    .updateTable('mailing_recipient')
    .set({ state: 'deferred', next_at: now.toISOString() })
    .where('mailing_id', '=', mailing)
    .where('state', '=', 'sending')
    .execute();
}

/** Cancels unsent messages; those in open connections finish. */
export async function callOff(db: Db, mailing: number): Promise<void> {
  await db
    .updateTable('mailing_recipient')
    .set({ state: 'left_out', answer: 'called_off' satisfies LeftOutReason, next_at: null })
    .where('mailing_id', '=', mailing)
    .where('state', 'in', WAITING_STATES)
    .execute();
}

/** A due recipient. */
export interface Claimed {
  id: number;
  contact_id: number;
  email: string;
  domain: string;
  language: 'it' | 'en';
  attempts: number;
  /** Before the message was written. */
  claimed_at: Date;
}

interface Claim {
  mailing: number;
  limit: number;
  /** Domains at their limit. */
  except: readonly string[];
  now: Date;
}

/**
 * Claims the next recipients, new ones first. Excludes people who objected meanwhile, and addresses that were removed
 * from their contact.
 */
export async function claimRecipients(trx: Db, claim: Claim): Promise<Claimed[]> {
  const queued = await listDue(trx, claim, 'queued');
  const limit = claim.limit - queued.length;
  const due = limit > 0 ? [...queued, ...(await listDue(trx, { ...claim, limit }, 'deferred'))] : queued;
  const taken: Claimed[] = [];
  const left: Record<'stopped' | 'no_address', number[]> = { stopped: [], no_address: [] };
  for (const { stopped_at, contact_id, email, address, language, ...row } of due) {
    if (contact_id === null || email === null || stopped_at !== null) left.stopped.push(row.id);
    else if (address === null) left.no_address.push(row.id);
    else
      taken.push({
        ...row,
        contact_id,
        email,
        language: languageSchema.parse(language),
        claimed_at: claim.now,
      });
  }
  await leaveOut(trx, left.stopped, 'stopped');
  await leaveOut(trx, left.no_address, 'no_address');
  return startSending(trx, taken);
}

async function leaveOut(trx: Db, ids: readonly number[], reason: LeftOutReason): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('mailing_recipient')
    .set({ state: 'left_out', answer: reason, next_at: null })
    .where('id', 'in', ids)
    .execute();
}

/** Returns those that are still pending, because a merge of contacts may have excluded one meanwhile. */
async function startSending(trx: Db, taken: readonly Claimed[]): Promise<Claimed[]> {
  if (taken.length === 0) return [];
  const rows = await trx
    .updateTable('mailing_recipient')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), next_at: null }))
    .where(
      'id',
      'in',
      taken.map(({ id }) => id),
    )
    .where('state', 'in', WAITING_STATES)
    .returning('id')
    .execute();
  const begun = new Set(rows.map(({ id }) => id));
  return taken.filter(({ id }) => begun.has(id));
}

/** In the order of the index on mailing, state and instant: only the next few rows are read. */
const listDue = (trx: Db, { mailing, limit, except, now }: Claim, state: 'queued' | 'deferred') =>
  trx
    .selectFrom('mailing_recipient as recipient')
    .leftJoin('contact', 'contact.id', 'recipient.contact_id')
    .leftJoin('contact_address as address', 'address.email', 'recipient.email')
    .select([
      'recipient.id',
      'recipient.contact_id',
      'recipient.email',
      'recipient.domain',
      'recipient.language',
      'recipient.attempts',
      'address.email as address',
    ])
    .select((eb) => eb.fn.coalesce('contact.stopped_at', 'address.stopped_at').as('stopped_at'))
    .where('recipient.mailing_id', '=', mailing)
    .where('recipient.state', '=', state)
    .$if(state === 'deferred', (query) => query.where('recipient.next_at', '<=', now.toISOString()))
    .$if(except.length > 0, (query) => query.where('recipient.domain', 'not in', except))
    .orderBy('recipient.next_at')
    .orderBy('recipient.id')
    .limit(limit)
    .execute();

/** When the next message is due: a deferred one at its instant, one held by the pace now; null: none. */
export async function findNextTurn(db: Db, mailing: number, now: Date): Promise<Date | null> {
  const { at, queued } = await db
    .selectFrom('mailing_recipient')
    .select((eb) => [
      eb.fn.min('next_at').as('at'),
      eb.fn.sum<number>(eb.case().when('state', '=', 'queued').then(1).else(0).end()).as('queued'),
    ])
    .where('mailing_id', '=', mailing)
    .where('state', 'in', WAITING_STATES)
    .executeTakeFirstOrThrow();
  if (Number(queued) > 0) return now;
  return at === null ? null : new Date(at);
}
