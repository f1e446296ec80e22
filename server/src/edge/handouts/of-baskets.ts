import type { Db } from '../../platform/db/db.ts';
import { selectOpen } from './queries.ts';

interface NewLink {
  basket: number;
  by: number;
  created_at: string;
  expires_at: string;
}

export async function insertBasketLink(
  trx: Db,
  { basket, by, created_at, expires_at }: NewLink,
): Promise<number> {
  const { id } = await trx
    .insertInto('handout')
    .values({
      message_letter_id: null,
      basket_id: basket,
      user_account_id: by,
      created_at,
      expires_at,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Valid link of a basket; null: none. */
export async function findBasketLink(db: Db, basket: number, now: Date) {
  const row = await db
    .selectFrom('handout')
    .select(['id', 'expires_at', 'openings'])
    .where('basket_id', '=', basket)
    .where('id', 'in', selectOpen(db, now))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteBasketLinks(trx: Db, basket: number): Promise<void> {
  await trx.deleteFrom('handout').where('basket_id', '=', basket).execute();
}

/** False if none was open. */
export async function closeBasketLink(trx: Db, basket: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('handout')
    .set({ ended_at: now.toISOString() })
    .where('basket_id', '=', basket)
    .where('id', 'in', selectOpen(trx, now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Current content of the basket of a link; null: invalid link. */
export async function findLinkedBasket(db: Db, id: number, now: Date) {
  const row = await db
    .selectFrom('handout')
    .innerJoin('basket', 'basket.id', 'handout.basket_id')
    .select(['handout.id', 'handout.expires_at', 'basket.name', 'basket.items'])
    .where('handout.id', '=', id)
    .where('handout.id', 'in', selectOpen(db, now))
    .executeTakeFirst();
  return row ?? null;
}

/** Basket links created by a person, for the privacy export. */
export const listBasketLinksOf = (db: Db, accountId: number) =>
  db
    .selectFrom('handout')
    .innerJoin('basket', 'basket.id', 'handout.basket_id')
    .select([
      'basket.name',
      'handout.created_at',
      'handout.expires_at',
      'handout.ended_at',
      'handout.openings',
    ])
    .where('basket.user_account_id', '=', accountId)
    .orderBy('handout.id', 'desc')
    .execute();
