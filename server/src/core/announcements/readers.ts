import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';

/** Sends a person alerts about content that they can now read. */
export const READER_OPENED_JOB = 'reader-opened';

export const readerOpenedSchema = z.object({ account: z.int() });

/** Call it when an account can read more, because it was confirmed, admitted, enabled or invited. */
export const announceReader = (trx: Db, account: number, now: Date): Promise<void> =>
  enqueueJob(
    trx,
    READER_OPENED_JOB,
    { account },
    now,
    [READER_OPENED_JOB, account, now.toISOString()].join(':'),
  );

const AT_ONCE = 500;

/** The same for the accounts of invited contacts, by their link and by their confirmed address. */
export async function announceInvited(trx: Db, contacts: readonly number[], now: Date): Promise<void> {
  for (let at = 0; at < contacts.length; at += AT_ONCE) {
    const some = contacts.slice(at, at + AT_ONCE);
    const rows = await trx
      .selectFrom('contact as person')
      .select((eb) => eb.ref('person.user_account_id').$notNull().as('account'))
      .distinct()
      .where('person.user_account_id', 'in', (eb) =>
        eb
          .selectFrom('contact')
          .select((inner) => inner.ref('contact.user_account_id').$notNull().as('account'))
          .where('contact.id', 'in', some)
          .where('contact.user_account_id', 'is not', null)
          .union((inner) =>
            inner
              .selectFrom('contact_address as address')
              .innerJoin('user_account', 'user_account.email', 'address.email')
              .select('user_account.id as account')
              .where('address.contact_id', 'in', some),
          ),
      )
      .where('person.id', 'in', (eb) =>
        eb.selectFrom('alert').select('alert.contact_id').where('alert.confirmed_at', 'is not', null),
      )
      .execute();
    for (const { account } of rows) await announceReader(trx, account, now);
  }
}
