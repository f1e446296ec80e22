import { type Asked, DESK_ROWS } from '@press-room/contract/desk';
import { type Account, findAccountById } from '../../core/account/queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { isWrittenBy } from '../contact/queries.ts';
import { toReference } from '../contact/rules.ts';

/** Messages of a person to the press office with their correspondence, without internal notes. */
export async function listAsked(db: Db, accountId: number): Promise<Asked[]> {
  const account = await findAccountById(db, accountId);
  if (account === null) return [];
  const messages = await db
    .selectFrom('contact_message')
    .select(['id', 'subject', 'message', 'created_at'])
    .where(isWrittenBy(account.id, provedAddress(account)))
    .orderBy('id', 'desc')
    .limit(DESK_ROWS)
    .execute();
  const letters = await listLetters(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map((message) => ({
    ...message,
    reference: toReference(message),
    letters: letters
      .filter(({ contact_message_id }) => contact_message_id === message.id)
      .map(({ id, at, is_received, text }) => ({
        id,
        at,
        from: is_received === 1 ? 'sender' : 'office',
        text,
      })),
  }));
}

/** Messages belong to the owner of a confirmed address; no message has an empty address. */
const provedAddress = ({ email, verified_at }: Account): string => (verified_at === null ? '' : email);

/**
 * An answer counts after it was sent, a reply if it contains our tag and is from the author, because answers may be
 * forwarded.
 */
async function listLetters(db: Db, messages: readonly number[]) {
  if (messages.length === 0) return [];
  return db
    .selectFrom('message_letter as letter')
    .innerJoin('contact_message as message', 'message.id', 'letter.contact_message_id')
    .select(['letter.id', 'letter.contact_message_id', 'letter.at', 'letter.is_received', 'letter.text'])
    .where('letter.contact_message_id', 'in', messages)
    .where((eb) =>
      eb.or([
        eb.and([eb('letter.is_received', '=', 0), eb('letter.sent_at', 'is not', null)]),
        eb.and([
          eb('letter.is_received', '=', 1),
          eb('letter.is_marked', '=', 1),
          eb('letter.email', '=', eb.ref('message.email')),
        ]),
      ]),
    )
    .orderBy('letter.id')
    .execute();
}
