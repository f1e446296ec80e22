import type { Mailing } from '@press-room/contract/mailings';
import type { Db } from '../../../platform/db/db.ts';
import { findStoredList, selectMembers } from '../../contacts/lists/queries.ts';

/** Records the lists through which each recipient was selected, because list members change later. */
export async function recordLists(
  trx: Db,
  { id, audience }: Pick<Mailing, 'id' | 'audience'>,
  now: Date,
): Promise<void> {
  for (const number of new Set(audience.lists)) {
    const list = await findStoredList(trx, number);
    if (list === null) continue;
    await trx
      .insertInto('mailing_recipient_list')
      .columns(['mailing_recipient_id', 'contact_list_id'])
      .expression(
        trx
          .selectFrom('mailing_recipient as recipient')
          .select((eb) => ['recipient.id', eb.lit(number).as('contact_list_id')])
          .where('recipient.mailing_id', '=', id)
          .where('recipient.contact_id', 'in', selectMembers(trx, list, now)),
      )
      .execute();
  }
}
