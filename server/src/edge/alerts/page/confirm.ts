import { ensureContact } from '../../../core/contacts/contacts.ts';
import { resumeContact } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { enqueueDigest } from '../jobs.ts';
import { type Alert, findAlert } from '../queries.ts';
import { findNextDigest } from '../schedule.ts';

type ConfirmContext = Pick<AppContext, 'addressHashes' | 'database' | 'now'>;

/**
 * Confirmed by the owner of the address: alerts are sent from now on, even after an earlier objection. Replaces their
 * alert with the same filter. Returns the contact; null if it was deleted.
 */
export async function confirmAlert(context: ConfirmContext, id: number): Promise<number | null> {
  const { addressHashes, database, now } = context;
  return database.db.transaction().execute(async (trx) => {
    await lockRow(trx, database, { table: 'alert', id });
    const alert = await findAlert(trx, id);
    if (alert === null || alert.contact_id !== null) return alert?.contact_id ?? null;
    const { email, language, wording } = alert;
    const asked = { email, language, basis: 'asked' as const, source: '', wording };
    const contact = await ensureContact(trx, addressHashes, asked, now());
    await keepConsent(trx, contact, { wording, now: now() });
    await resumeContact(trx, addressHashes, { contactId: contact, email });
    await deleteSame(trx, alert, contact);
    const next = findNextDigest(alert, now());
    await trx
      .updateTable('alert')
      .set({
        contact_id: contact,
        confirmed_at: now().toISOString(),
        told_until: now().toISOString(),
        next_at: next?.toISOString() ?? null,
      })
      .where('id', '=', id)
      .execute();
    if (next !== null) await enqueueDigest(trx, contact, next);
    return contact;
  });
}

async function keepConsent(
  trx: Db,
  contact: number,
  { wording, now }: { wording: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable('contact')
    .set((eb) => ({
      basis: 'asked',
      basis_at: at,
      wording,
      updated_at: at,
      told_source_at: eb.fn.coalesce('told_source_at', eb.val(at)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', contact)
    .execute();
}

async function deleteSame(trx: Db, { id, filter, press_group_id }: Alert, contact: number): Promise<void> {
  await trx
    .deleteFrom('alert')
    .where('contact_id', '=', contact)
    .where('filter', '=', filter)
    .where('press_group_id', press_group_id === null ? 'is' : '=', press_group_id)
    .where('id', '<>', id)
    .execute();
}
