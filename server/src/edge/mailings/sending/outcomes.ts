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

/** Stores the results of messages. */
export async function recordOutcomes(
  { addressHashes, now }: Pick<AppContext, 'addressHashes' | 'now'>,
  trx: Db,
  { release, outcomes }: { release: number | null; outcomes: readonly Outcome[] },
): Promise<void> {
  const accepted = outcomes.filter(({ kind }) => kind === 'accepted').map(({ recipient }) => recipient);
  if (accepted.length > 0) await recordAccepted(trx, release, accepted, now());
  for (const outcome of outcomes) {
    const { id, email, attempts } = outcome.recipient;
    const set = (values: { state: string; answer?: string; next_at: string | null; attempts?: number }) =>
      trx.updateTable('mailing_recipient').set(values).where('id', '=', id).execute();
    if (outcome.kind === 'untried') await set({ state: 'queued', next_at: null, attempts });
    if (outcome.kind === 'left_out') await set({ state: 'left_out', answer: outcome.reason, next_at: null });
    if (outcome.kind !== 'refused') continue;
    const { answer, fault, isPermanent } = outcome.refusal;
    if (isPermanent || attempts >= ATTEMPTS_MAX) {
      await set({ state: 'refused', answer, next_at: null });
      if (fault === 'hard')
        await suppressAddress(trx, addressHashes, email, { reason: 'bounced', now: now() });
      if (fault === 'soft') await countSoftBounce(trx, addressHashes, email, now());
    } else {
      const next_at = new Date(now().getTime() + pauseAfter(attempts)).toISOString();
      await set({ state: 'deferred', answer, next_at });
    }
  }
}

async function recordAccepted(
  trx: Db,
  release: number | null,
  accepted: readonly Claimed[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
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
  if (release !== null && contacts.length > 0) await markTold(trx, contacts, release, now);
}

/** Whether too many of the first messages were refused, so that continuing would harm the sender's reputation. */
export async function isRefusedTooOften(db: Db, mailing: number): Promise<boolean> {
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
  return Number(tried) <= among && Number(refused) > Math.max(REFUSED_MIN, REFUSED_SHARE * among);
}
