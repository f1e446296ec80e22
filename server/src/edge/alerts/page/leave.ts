import { stopContact } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import type { ReaderLinkSubject } from '../../../platform/signing/reader-links.ts';
import { findPresent } from '../own.ts';

/** The person wants nothing more, by a link of a message. Fine where nobody is there any more. */
export async function leave(
  { addressHashes, database, now }: Pick<AppContext, 'addressHashes' | 'database' | 'now'>,
  { id, recipient }: ReaderLinkSubject,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const contact = await findPresent(trx, id);
    if (contact === null) return;
    await stopContact(trx, addressHashes, contact, { reason: 'unsubscribed', now: now() });
    if (recipient === 0) return;
    await trx
      .updateTable('mailing_recipient')
      .set({ left_at: now().toISOString() })
      .where('id', '=', recipient)
      .where('contact_id', '=', contact)
      .where('left_at', 'is', null)
      .execute();
  });
}
