import { type BasketContent, type OwnBasket, ownBasketSchema } from '@press-room/contract/baskets';
import type { Selectable } from 'kysely';
import type { BasketTable } from '../../platform/db/basket-tables.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';

/** A basket of an account. */
export interface Place {
  accountId: number;
  id: number;
}

function toBasket({ items: text, ...row }: Selectable<BasketTable>): OwnBasket {
  const items: unknown = JSON.parse(text);
  return ownBasketSchema.parse({ ...row, items });
}

const basketsOf = (db: Db, accountId: number) =>
  db.selectFrom('basket').selectAll().where('user_account_id', '=', accountId);

/** Oldest first. */
export async function listBaskets(db: Db, accountId: number): Promise<OwnBasket[]> {
  return (await basketsOf(db, accountId).orderBy('id').execute()).map(toBasket);
}

export async function findBasket(db: Db, { accountId, id }: Place): Promise<OwnBasket | null> {
  const row = await basketsOf(db, accountId).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toBasket(row);
}

export async function findBasketByKey(db: Db, accountId: number, key: string): Promise<OwnBasket | null> {
  const row = await basketsOf(db, accountId).where('key', '=', key).executeTakeFirst();
  return row === undefined ? null : toBasket(row);
}

export const countBaskets = (db: Db, accountId: number): Promise<number> =>
  countRows(basketsOf(db, accountId));

export async function insertBasket(
  trx: Db,
  { accountId, key, ...content }: BasketContent & { accountId: number; key: string },
  now: Date,
): Promise<OwnBasket> {
  const row = await trx
    .insertInto('basket')
    .values({ user_account_id: accountId, key, ...toColumns(content, now) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toBasket(row);
}

const toColumns = ({ name, note, items }: BasketContent, now: Date) => ({
  name,
  note,
  items: JSON.stringify(items),
  updated_at: now.toISOString(),
});

/** Null if it has another version, belongs to another account, or was deleted. */
export async function updateBasket(
  db: Db,
  { accountId, id, version }: Place & { version: number },
  content: BasketContent,
  now: Date,
): Promise<OwnBasket | null> {
  const row = await db
    .updateTable('basket')
    .set((eb) => ({ ...toColumns(content, now), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_account_id', '=', accountId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toBasket(row);
}

/** False if it has another version, belongs to another account, or was deleted. */
export async function deleteBasket(
  db: Db,
  { accountId, id, version }: Place & { version: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('basket')
    .where('id', '=', id)
    .where('user_account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
