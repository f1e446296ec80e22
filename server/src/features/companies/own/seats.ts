import type { Seats } from '@press-room/contract/own-company';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { conflict } from '../../../errors.ts';

type SeatContext = Pick<AppContext, 'config' | 'now'>;

/** How many people a company's press office may have, and who takes a seat. */
export async function getSeats({ config, now }: SeatContext, db: Db, company_id: number): Promise<Seats> {
  const row = await db
    .selectFrom('company')
    .select('agents_max')
    .select((eb) => [
      eb
        .selectFrom('company_member')
        .select((one) => one.fn.countAll<number>().as('count'))
        .where('company_id', '=', company_id)
        .as('members'),
      eb
        .selectFrom('invitation')
        .select((one) => one.fn.countAll<number>().as('count'))
        .where('company_id', '=', company_id)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now().toISOString())
        .as('invited'),
    ])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  return {
    max: row.agents_max ?? config.COMPANY_AGENTS,
    members: Number(row.members),
    invited: Number(row.invited),
  };
}

/** Whoever takes a seat waits for who is just taking one. @throws 409 where none is left */
export async function takeSeat(context: SeatContext, trx: Db, company_id: number): Promise<void> {
  await trx
    .updateTable('company')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', company_id)
    .execute();
  const { max, members, invited } = await getSeats(context, trx, company_id);
  if (members + invited >= max) throw conflict('company_full', { n: max });
}
