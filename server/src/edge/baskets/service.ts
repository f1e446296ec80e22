import {
  BASKETS_MAX,
  type BasketContent,
  type NewBasket,
  type OwnBasket,
} from '@press-room/contract/baskets';
import { recordBasketing } from '../../content/press-releases/takings/record.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { keepRow, lockRows } from '../../platform/db/row-locks.ts';
import { conflict, notFound, stale } from '../../platform/errors/errors.ts';
import type { Reader } from '../../platform/http/authentication.ts';
import type { Write } from '../../platform/http/officer.ts';
import {
  countBaskets,
  deleteBasket,
  findBasket,
  findBasketByKey,
  insertBasket,
  updateBasket,
} from './queries.ts';

type BasketContext = Pick<AppContext, 'database' | 'now'>;

/** Readers with a release in their basket are informed of corrections; both are written in one transaction. */
function recordReleases(trx: Db, reader: Reader, { items }: OwnBasket, now: Date): Promise<void> {
  const releases = items.flatMap(({ kind, id }) => (kind === 'press_release' ? [id] : []));
  return recordBasketing(trx, { releases, reader }, now);
}

/** Creates a basket, or returns it if the same browser already sent it. @throws 409 at the limit */
export const createBasket = (
  { database, now }: BasketContext,
  { reader, accountId }: { reader: Reader; accountId: number },
  basket: NewBasket,
): Promise<OwnBasket> =>
  database.db.transaction().execute(async (trx) => {
    // Not against references, because a download that starts meanwhile also refers to the account.
    await lockRows(trx, database, 'user_account', [accountId]);
    const existing = await findBasketByKey(trx, accountId, basket.key);
    if (existing !== null) return existing;
    if ((await countBaskets(trx, accountId)) >= BASKETS_MAX) throw conflict('baskets_full');
    const at = now();
    const made = await insertBasket(trx, { ...basket, accountId }, at);
    await recordReleases(trx, reader, made, at);
    return made;
  });

/** @throws 404, 412 with the current basket */
export async function changeBasket(
  context: BasketContext,
  { reader, ...write }: Write & { reader: Reader },
  content: BasketContent,
): Promise<OwnBasket> {
  const { database, now } = context;
  const at = now();
  const changed = await database.db.transaction().execute(async (trx) => {
    // Locks the account before its basket, in the order of an erasure.
    await keepRow(trx, database, { table: 'user_account', id: write.officer.id });
    const basket = await updateBasket(trx, toPlace(write), content, at);
    if (basket !== null) await recordReleases(trx, reader, basket, at);
    return basket;
  });
  return changed ?? refuseStale(context, write);
}

/** @throws 404, 412 with the current basket */
export async function removeBasket(context: BasketContext, write: Write): Promise<void> {
  if (!(await deleteBasket(context.database.db, toPlace(write)))) await refuseStale(context, write);
}

const toPlace = ({ id, version, officer }: Write) => ({ accountId: officer.id, id, version });

async function refuseStale({ database }: BasketContext, write: Write): Promise<never> {
  const current = await findBasket(database.db, toPlace(write));
  throw current === null ? notFound() : stale(current);
}
