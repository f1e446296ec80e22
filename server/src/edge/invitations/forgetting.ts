import type { ExpressionBuilder } from 'kysely';
import type { Telling } from '../../core/personal-data/telling.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';

interface Invited {
  id: number;
  email: string;
}

/** Sent to the account's address, or accepted by the account under an earlier address. */
const isOf =
  ({ id, email }: Invited) =>
  (builder: ExpressionBuilder<Schema, 'invitation'>) =>
    builder.or([builder('user_account_id', '=', id), builder('email', '=', email)]);

/** Returns the addresses that they were sent to. */
export async function deleteInvitationsOf(trx: Db, person: Invited): Promise<string[]> {
  const deleted = await trx.deleteFrom('invitation').where(isOf(person)).returning('email').execute();
  return deleted.map(({ email }) => email);
}

/** For the privacy export: the origin of the account. */
export const listInvitationsOf = (db: Db, person: Invited) =>
  db
    .selectFrom('invitation')
    .select(['email', 'sent_at', 'accepted_at'])
    .where(isOf(person))
    .orderBy('id', 'desc')
    .execute();

/** Invitations that expired before then. */
export async function countEndedInvitations(db: Db, before: string): Promise<number> {
  return countRows(db.selectFrom('invitation').where('expires_at', '<=', before));
}

export async function deleteEndedInvitations(trx: Db, before: string): Promise<void> {
  await trx.deleteFrom('invitation').where('expires_at', '<=', before).execute();
}

type Received = Awaited<ReturnType<typeof listInvitationsOf>>;

export const describeInvitations = (received: Received, { say, on, starting }: Telling): string[] =>
  received.map(({ email, sent_at, accepted_at }) =>
    accepted_at === null
      ? say(`On ${on(sent_at)} to ${email}.`, `${starting(sent_at)}, all’indirizzo ${email}.`)
      : say(
          `On ${on(sent_at)} to ${email}; you accepted on ${on(accepted_at)}.`,
          `${starting(sent_at)}, all’indirizzo ${email}; hai accettato ${on(accepted_at)}.`,
        ),
  );
