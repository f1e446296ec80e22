import { type LeftOutReason, REFUSED_AMONG, REFUSED_MIN, REFUSED_SHARE } from '@press-room/contract/mailings';
import { countSoftBounce } from '../../../core/contacts/soft-bounces.ts';
import { suppressAddress } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Refusal } from '../../../platform/mail/refusal.ts';
import { markTold } from '../../alerts/queries.ts';
import type { Claimed } from './recipients.ts';

/** Result of a message. `untried`: the mail server was unreachable; `left_out`: the recipient may not receive it. */
export type Outcome = { recipient: Claimed } & (
  | { kind: 'accepted' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'untried' }
  | { kind: 'left_out'; reason: LeftOutReason }
);

const MINUTE_MS = 60_000;
const PAUSE_MAX_MS = 4 * 60 * MINUTE_MS;
/** With the longest pause between most attempts, about five days. */
const ATTEMPTS_MAX = 36;

/** Temporary refusals are retried with growing pauses. */
const pauseAfter = (attempts: number): number => Math.min(5 * MINUTE_MS * 2 ** attempts, PAUSE_MAX_MS);

/** Stores the results of messages. Returns the number of final refusals. */
export async function recordOutcomes(
  { addressHashes, now }: Pick<AppContext, 'addressHashes' | 'now'>,
  trx: Db,
  { release, outcomes }: { release: number | null; outcomes: readonly Outcome[] },
): Promise<number> {
  let refused = 0;
  const accepted = outcomes.filter(({ kind }) => kind === 'accepted').map(({ recipient }) => recipient);
  await recordAccepted(trx, { release, accepted, now: now() });
  for (const outcome of outcomes) {
    const { id, email, attempts } = outcome.recipient;
    const set = (values: { state: string; answer?: string; next_at: string | null; attempts?: number }) =>
      trx.updateTable('mailing_recipient').set(values).where('id', '=', id).execute();
    if (outcome.kind === 'untried') await set({ state: 'queued', next_at: null, attempts });
    if (outcome.kind === 'left_out') await set({ state: 'left_out', answer: outcome.reason, next_at: null });
    if (outcome.kind !== 'refused') continue;
    const { answer, fault, isPermanent } = outcome.refusal;
    if (isPermanent || attempts >= ATTEMPTS_MAX) {
      refused += 1;
      await set({ state: 'refused', answer, next_at: null });
      if (fault === 'hard')
        await suppressAddress(trx, addressHashes, email, { reason: 'bounced', now: now() });
      if (fault === 'soft') await countSoftBounce(trx, addressHashes, email, now());
    } else {
      const next_at = new Date(now().getTime() + pauseAfter(attempts)).toISOString();
      await set({ state: 'deferred', answer, next_at });
    }
  }
  return refused;
}

interface Accepted {
  release: number | null;
  accepted: readonly Claimed[];
  now: Date;
}

/** A message that was started before a correction or withdrawal counts as accepted before it. */
async function recordAccepted(trx: Db, { release, accepted, now }: Accepted): Promise<void> {
  const changed = release === null || accepted.length === 0 ? null : await findLastChange(trx, release);
  const isBefore = ({ claimed_at }: Claimed): boolean => changed !== null && claimed_at <= changed;
  const starts = accepted.filter(isBefore).map(({ claimed_at }) => claimed_at.getTime());
  for (const [isEarlier, some] of Map.groupBy(accepted, isBefore))
    await recordAcceptedAt(trx, release, some, isEarlier ? new Date(Math.min(...starts)) : now);
}

async function findLastChange(db: Db, release: number): Promise<Date | null> {
  const row = await db
    .selectFrom('press_release')
    .select(['corrected_at', 'withdrawn_at'])
    .where('id', '=', release)
    .executeTakeFirst();
  const [last] = [row?.corrected_at ?? '', row?.withdrawn_at ?? ''].toSorted().reverse();
  return last ? new Date(last) : null;
}

async function recordAcceptedAt(
  trx: Db,
  release: number | null,
  accepted: readonly Claimed[],
  instant: Date,
): Promise<void> {
  const at = instant.toISOString();
  const rows = await trx
    .updateTable('mailing_recipient')
    .set({ state: 'accepted', accepted_at: at, answer: '', next_at: null })
    .where(
      'id',
      'in',
      accepted.map(({ id }) => id),
    )
    // The report of its failure may arrive earlier.
    .where('bounced_at', 'is', null)
    .returning('contact_id')
    .execute();
  // Contacts may have been merged or erased since the messages were started.
  const contacts = [...new Set(rows.flatMap(({ contact_id }) => contact_id ?? []))];
  if (contacts.length > 0)
    await trx
      .updateTable('contact')
      .set((eb) => ({ last_written_at: at, told_source_at: eb.fn.coalesce('told_source_at', eb.val(at)) }))
      .where('id', 'in', contacts)
      .execute();
  if (release !== null && contacts.length > 0) await markTold(trx, contacts, release, instant);
}

/**
 * Whether the last refusals were too many for the first messages, so that continuing would harm the sender's
 * reputation. After an officer has resumed the mailing, as many again are too many.
 */
export async function isRefusedTooOften(db: Db, mailing: number, last: number): Promise<boolean> {
  const { tried, refused, all } = await db
    .selectFrom('mailing_recipient')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn
        .sum<number>(
          eb
            .case()
            .when(eb.and([eb('attempts', '>', 0), eb('state', '!=', 'sending')]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('tried'),
      eb.fn.sum<number>(eb.case().when('state', '=', 'refused').then(1).else(0).end()).as('refused'),
    ])
    .where('mailing_id', '=', mailing)
    .where('state', '!=', 'left_out')
    .executeTakeFirstOrThrow();
  const among = Math.min(REFUSED_AMONG, Number(all));
  const tooMany = Math.floor(Math.max(REFUSED_MIN, REFUSED_SHARE * among)) + 1;
  const times = (count: number): number => Math.floor(count / tooMany);
  return Number(tried) <= among && times(Number(refused)) > times(Number(refused) - last);
}
