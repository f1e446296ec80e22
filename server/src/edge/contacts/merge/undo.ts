import type { Contact } from '@press-room/contract/contacts';
import type { Updateable } from 'kysely';
import { changeRow } from '../../../core/admin/writes.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { refreshContactKeys } from '../../../core/contacts/contact-keys.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ContactTable } from '../../../platform/db/reach-tables.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { CONTACTS, type ContactContext } from '../people/service.ts';
import { type Merged, readMerged, returnHoldings } from './holdings.ts';

/**
 * Undoes the last merge into a contact: the merged one is restored with its own data, and fields that the merge filled
 * are emptied unless they were changed since. Objections are kept.
 * @throws 404, 409, 412
 */
export const undoMerge = (context: ContactContext, write: Write): Promise<Contact> =>
  changeRow(context, CONTACTS, { ...write, isSeen: true }, async (trx) => {
    const last = await trx
      .selectFrom('contact_merge')
      .select(['id', 'merged'])
      .where('contact_id', '=', write.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (last === undefined) throw conflict('contact_not_merged');
    const merged = readMerged(last.merged);
    await emptyTaken(trx, write.id, merged);
    await returnHoldings(trx, write.id, merged);
    await trx.deleteFrom('contact_merge').where('id', '=', last.id).execute();
    await refreshContactKeys(trx, [write.id, merged.contact.id]);
    const about = `contact:${merged.contact.id}` as const;
    await recordAudit(trx, { by: write.officer.id, action: 'create', about }, context.now());
    return { action: 'undo_merge', fields: [about] };
  });

async function emptyTaken(trx: Db, id: number, { taken }: Merged): Promise<void> {
  const now: Record<string, unknown> = await trx
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const back = Object.entries(taken).filter(([name, { after }]) => now[name] === after);
  if (back.length === 0) return;
  const set = Object.fromEntries(back.map(([name, { before }]) => [name, before]));
  await trx
    .updateTable('contact')
    .set(set as Updateable<ContactTable>)
    .where('id', '=', id)
    .execute();
}
