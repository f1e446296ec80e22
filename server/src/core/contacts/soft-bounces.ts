import type { Db } from '../../platform/db/db.ts';
import type { AddressHashes } from '../../platform/signing/address-hashes.ts';
import { suppressAddress } from './suppression.ts';

/** Temporary failures within a number of days after which an address is suppressed. */
const SOFT_BOUNCES_MAX = 5;
const SOFT_BOUNCE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Counts a temporary failure of an address; the last one suppresses it. An accepted message does not reset the counter:
 * a relay accepts each message before it reports the failure.
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
