import {
  basketLinkPath,
  type CurrentLink,
  SHARED_BASKET_PATH,
  type SharedBasket,
} from '@press-room/contract/baskets';
import { BASKET_PATH, type Basket, type BasketItem } from '@press-room/contract/downloads';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from '../../lib/api.ts';
import { nameItem } from '../../lib/basket.ts';
import { keepOwn, type Reader } from '../press-releases/queries.ts';

/** Current data of the items, by name; addresses of pictures expire. */
export const basketQuery = (items: readonly BasketItem[], reader: Reader) =>
  queryOptions({
    queryKey: ['basket', reader, items.map(nameItem).toSorted()],
    queryFn: async ({ signal }) => {
      const asked = items.map(({ kind, id, pages }) => ({ kind, id, pages }));
      const rows = (await postJson<Basket>(BASKET_PATH, { items: asked }, { signal })).items;
      return new Map(rows.map((row) => [nameItem(row), row]));
    },
    enabled: items.length > 0,
    placeholderData: keepOwn(reader),
  });

/** Tokens opened by this page: each counts once, however often it is requested. */
const opened = new Set<string>();

/** Content of a shared basket for this reader. */
export const sharedBasketQuery = (token: string, reader: Reader) =>
  queryOptions({
    queryKey: ['shared-basket', reader, token],
    // No abort signal: the server may have counted a cancelled call.
    queryFn: async () => {
      const is_again = opened.has(token);
      const shared = await postJson<SharedBasket>(SHARED_BASKET_PATH, { token, is_again });
      opened.add(token);
      return shared;
    },
  });

export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: ['basket-link', id],
    queryFn: ({ signal }) => getJson<CurrentLink>(basketLinkPath(id), {}, signal),
  });
