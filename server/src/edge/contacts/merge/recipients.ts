import type { LeftOutReason } from '@press-room/contract/mailings';
import type { Db } from '../../../platform/db/db.ts';

/** Leaves one message in running mailings for a person with two recipients: one already started, else the first. */
export async function keepOneRecipient(trx: Db, contact: number): Promise<void> {
  const rows = await trx
    .selectFrom('mailing_recipient as recipient')
    .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
    .select(['recipient.id', 'recipient.mailing_id', 'recipient.state'])
    .where('recipient.contact_id', '=', contact)
    .where('recipient.state', 'in', ['queued', 'deferred', 'sending', 'accepted'])
    .where('mailing.state', 'in', ['sending', 'paused'])
    .orderBy('recipient.id')
    .execute();
  const begun = rows.filter(({ state }) => state === 'sending' || state === 'accepted');
  const served = new Set(begun.map(({ mailing_id }) => mailing_id));
  const spare: number[] = [];
  for (const { id, mailing_id, state } of rows) {
    if (state === 'sending' || state === 'accepted') continue;
    if (served.has(mailing_id)) spare.push(id);
    served.add(mailing_id);
  }
  if (spare.length === 0) return;
  await trx
    .updateTable('mailing_recipient')
    .set({ state: 'left_out', answer: 'has_it' satisfies LeftOutReason, next_at: null })
    .where('id', 'in', spare)
    .where('state', 'in', ['queued', 'deferred'])
    .execute();
}
