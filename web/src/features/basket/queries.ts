import { BASKET_PATH, type Basket, type BasketItem } from '@press-room/contract/downloads';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';
import { nameItem } from '../../lib/basket.ts';

/** What the items are at this moment, by their names; of pictures the addresses end. */
export const basketQuery = (items: readonly BasketItem[], reader: number | null) =>
  queryOptions({
    queryKey: ['basket', reader, items.map(nameItem).toSorted()],
    queryFn: async ({ signal }) => {
      const asked = items.map(({ kind, id }) => ({ kind, id }));
      const rows = (await postJson<Basket>(BASKET_PATH, { items: asked }, { signal })).items;
      return new Map(rows.map((row) => [nameItem(row), row]));
    },
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
