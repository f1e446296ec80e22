import type { Db } from '../../platform/db/db.ts';
import type { AddressHashes } from '../../platform/signing/address-hashes.ts';
import { suppressAddress } from './suppression.ts';

/** An address with so many temporary failures within so many days is not written to again. */
const SOFT_BOUNCES_MAX = 5;
const SOFT_BOUNCE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Counts a temporary failure of an address; the last one suppresses it. A message that a mail server accepts resets
 * nothing: a relay accepts each message before it reports the failure.
 */
export async function countSoftBounce(
  trx: Db,
  hashes: AddressHashes,
  email: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - SOFT_BOUNCE_DAYS * DAY_MS).toISOString();
  const counted = await trx
    .updateTable('contact_address')
    .set((eb) => ({
      soft_bounces: eb
        .case()
        .when('soft_since', '>', since)
        .then(eb('soft_bounces', '+', 1))
        .else(1)
        .end(),
      soft_since: eb
        .case()
        .when('soft_since', '>', since)
        .then(eb.ref('soft_since'))
        .else(now.toISOString())
        .end(),
    }))
    .where('email', '=', email)
    .returning('soft_bounces')
    .executeTakeFirst();
  if ((counted?.soft_bounces ?? 0) >= SOFT_BOUNCES_MAX)
    await suppressAddress(trx, hashes, email, { reason: 'bounced', now });
}
