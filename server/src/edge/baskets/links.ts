import {
  type BasketLink,
  type BasketLinkDays,
  basketLinkSchema,
  keptItemSchema,
  type SharedBasket,
  sharedBasketSchema,
} from '@press-room/contract/baskets';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { lockRow } from '../../platform/db/row-locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { lookUpBasket } from '../downloads/basket/look-up.ts';
import {
  closeBasketLink,
  deleteBasketLinks,
  findBasketLink,
  findLinkedBasket,
  insertBasketLink,
} from '../handouts/of-baskets.ts';
import { openHandout } from '../handouts/open.ts';
import { countOpening } from '../handouts/queries.ts';
import { findBasket, type Place } from './queries.ts';

type LinkContext = Pick<AppContext, 'config' | 'database' | 'links' | 'now'>;

const DAY_MS = 86_400_000;
const itemsSchema = z.array(keptItemSchema);

/** @throws 404 for a basket of another person */
export async function findLink(context: LinkContext, place: Place): Promise<BasketLink | null> {
  const { db } = context.database;
  if ((await findBasket(db, place)) === null) throw notFound();
  const link = await findBasketLink(db, place.id, context.now());
  return link && toLink(context, link);
}

function toLink(
  { config, links }: LinkContext,
  { id, ...facts }: { id: number; expires_at: string; openings: number },
): BasketLink {
  const token = links.readers.toToken('basket', { id });
  return basketLinkSchema.parse({ ...facts, url: `${config.PUBLIC_URL}/#/basket?shared=${token}` });
}

/** Replaces the earlier link of the basket. @throws 404 */
export async function createLink(
  context: LinkContext,
  place: Place,
  days: BasketLinkDays,
): Promise<BasketLink> {
  const { database, now } = context;
  const at = now();
  const expires_at = new Date(at.getTime() + days * DAY_MS).toISOString();
  const id = await database.db.transaction().execute(async (trx) => {
    await lockRow(trx, database, { table: 'basket', id: place.id });
    if ((await findBasket(trx, place)) === null) throw notFound();
    await deleteBasketLinks(trx, place.id);
    return insertBasketLink(trx, {
      basket: place.id,
      by: place.accountId,
      created_at: at.toISOString(),
      expires_at,
    });
  });
  return toLink(context, { id, expires_at, openings: 0 });
}

/** Ends the link. @throws 404 */
export async function endLink({ database, now }: LinkContext, place: Place): Promise<void> {
  if ((await findBasket(database.db, place)) === null) throw notFound();
  if (!(await closeBasketLink(database.db, place.id, now()))) throw notFound();
}

/** Limited to what the person who opens it can see. @throws 404, 429 */
export async function openSharedBasket(
  context: AppContext,
  request: FastifyRequest,
  { token, isAgain }: { token: string; isAgain: boolean },
): Promise<SharedBasket> {
  const { config, database, links, now } = context;
  const find = (id: number) => findLinkedBasket(database.db, id, now());
  const linked = await openHandout(context, request, { purpose: 'basket', token, find });
  if (linked === null) throw notFound();
  const { reader } = request;
  const link = reader.account === null ? links.media.toPublic : links.media.toShared;
  const view = { config, reader, now: now(), language: languageOf(request), link };
  const kept = itemsSchema.parse(JSON.parse(linked.items));
  const { items } = await lookUpBasket(
    context,
    view,
    kept.map(({ note: _note, ...item }) => item),
  );
  if (!isAgain) await countOpening(database.db, linked.id, now());
  const shown = items.filter(({ title }) => title !== null);
  const { name, expires_at } = linked;
  return sharedBasketSchema.parse({
    name,
    expires_at,
    items: shown,
    is_partial: shown.length < items.length,
  });
}
