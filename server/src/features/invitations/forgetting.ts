import type { Db } from '../../db/database.ts';
import type { Telling } from '../privacy/export/sentences.ts';

/** What is known of a person by invitations to their address. */
export async function deleteInvitationsTo(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('invitation').where('email', '=', email).execute();
}

/** For the person: how the account came about. */
export const listInvitationsOf = (db: Db, { id, email }: { id: number; email: string }) =>
  db
    .selectFrom('invitation')
    .select(['email', 'sent_at', 'accepted_at'])
    .where((builder) => builder.or([builder('user_account_id', '=', id), builder('email', '=', email)]))
    .orderBy('id', 'desc')
    .execute();

/** Invitations whose end lies that far back. */
export async function countEndedInvitations(db: Db, before: string): Promise<number> {
  const { count } = await db
    .selectFrom('invitation')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('expires_at', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(count);
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
