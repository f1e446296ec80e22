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
  closeBasketLinks,
  findBasketLink,
  findLinkedBasket,
  insertBasketLink,
} from '../handouts/of-baskets.ts';
import { openHandout } from '../handouts/open.ts';
import { countReading } from '../handouts/queries.ts';
import { findBasket, type Place } from './queries.ts';

type LinkContext = Pick<AppContext, 'config' | 'database' | 'links' | 'now'>;

const DAY_MS = 86_400_000;
const itemsSchema = z.array(keptItemSchema);

/** @throws 404 for a basket that is not theirs */
export async function findLink({ config, database, links, now }: LinkContext, place: Place) {
  if ((await findBasket(database.db, place)) === null) throw notFound();
  const link = await findBasketLink(database.db, place.id, now());
  if (link === null) return null;
  const { id, ...facts } = link;
  const token = links.readers.toToken('basket', { id });
  return basketLinkSchema.parse({ ...facts, url: `${config.PUBLIC_URL}/#/basket?shared=${token}` });
}

/** In place of the one before, which ends. @throws 404 */
export async function createLink(
  context: LinkContext,
  place: Place,
  days: BasketLinkDays,
): Promise<BasketLink | null> {
  const { database, now } = context;
  const at = now();
  await database.db.transaction().execute(async (trx) => {
    await lockRow(trx, database, { table: 'basket', id: place.id });
    if ((await findBasket(trx, place)) === null) throw notFound();
    await closeBasketLinks(trx, place.id, at);
    const expires_at = new Date(at.getTime() + days * DAY_MS).toISOString();
    await insertBasketLink(trx, {
      basket: place.id,
      by: place.accountId,
      created_at: at.toISOString(),
      expires_at,
    });
  });
  return findLink(context, place);
}

/** It leads nowhere from then on. @throws 404 */
export async function endLink({ database, now }: LinkContext, place: Place): Promise<void> {
  if ((await findBasket(database.db, place)) === null) throw notFound();
  if (!(await closeBasketLinks(database.db, place.id, now()))) throw notFound();
}

/** As far as who opens it may see at this moment. @throws 404, 429 */
export async function openSharedBasket(
  context: AppContext,
  request: FastifyRequest,
  token: string,
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
    kept.map(({ kind, id }) => ({ kind, id })),
  );
  await countReading(database.db, linked.id, 'openings');
  const shown = items.filter(({ title }) => title !== null);
  const { name, expires_at } = linked;
  return sharedBasketSchema.parse({
    name,
    expires_at,
    items: shown,
    is_partial: shown.length < items.length,
  });
}
