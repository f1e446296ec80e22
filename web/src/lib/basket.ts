import type { KeptItem } from '@press-room/contract/baskets';
import type { BasketItem } from '@press-room/contract/downloads';
import { BASKET_DOCUMENTS_MAX, BASKET_ITEMS_MAX, BASKET_TITLE_MAX_LENGTH } from '@press-room/contract/limits';
import { m } from '../paraglide/messages.js';
import { getUser } from './auth.ts';
import { formatNumber } from './format.ts';
import {
  type Baskets,
  buildBasket,
  currentOf,
  getBaskets,
  isFilled,
  type LocalBasket,
  setBaskets,
  useBaskets,
} from './kept-baskets.ts';
import { readStoredJson, writeStored } from './storage.ts';
import { BASKET_TITLES } from './stored-titles.ts';
import { showToast } from './toasts.ts';

type Named = Pick<BasketItem, 'kind' | 'id' | 'pages'>;
export const nameItem = ({ kind, id, pages }: Named): string =>
  `${kind} ${id}${pages ? ` ${pages.first}-${pages.last}` : ''}`;

/** Current basket. */
export const useBasket = (): LocalBasket => currentOf(useBaskets());

/** Removes duplicates, and items above the limit. */
function fit<Item extends BasketItem>(items: readonly Item[]): { fitting: Item[]; left: number } {
  const names = items.map(nameItem);
  const once = items.filter((item, at) => names.indexOf(nameItem(item)) === at);
  let documents = 0;
  const fitting = once
    .filter(({ kind }) => {
      if (kind === 'picture') return true;
      documents += 1;
      return documents <= BASKET_DOCUMENTS_MAX;
    })
    .slice(0, BASKET_ITEMS_MAX);
  return { fitting, left: once.length - fitting.length };
}

// Stored separately from the items, because titles of press-only items are removed with the session.
const readTitles = (): Record<string, string> => readStoredJson<Record<string, string>>(BASKET_TITLES) ?? {};
export const titleOf = (item: Named): string => readTitles()[nameItem(item)] ?? '';

function keepTitles({ baskets }: Baskets, added: readonly BasketItem[] = []): void {
  const titles = {
    ...readTitles(),
    ...Object.fromEntries(added.map((item) => [nameItem(item), item.title])),
  };
  const names = new Set(baskets.flatMap(({ items }) => items.map(nameItem)));
  const known = Object.entries(titles).filter(([name, title]) => title && names.has(name));
  writeStored(BASKET_TITLES, JSON.stringify(Object.fromEntries(known)));
}

type Content = Pick<LocalBasket, 'name' | 'note' | 'items'>;

/** Changes a basket, by default the current one. */
function edit(change: (basket: LocalBasket) => Partial<Content>, key?: string): void {
  const kept = getBaskets();
  const found = kept.baskets.find((each) => each.key === (key ?? currentOf(kept).key));
  const basket = found ?? buildBasket();
  const changed = { ...basket, ...change(basket), isChanged: true };
  const baskets = found
    ? kept.baskets.map((each) => (each === found ? changed : each))
    : [...kept.baskets, changed];
  setBaskets({ current: key === undefined ? changed.key : kept.current, baskets });
}

/** @returns the number of new items */
export function addToBasket(added: readonly BasketItem[]): number {
  const { items } = currentOf(getBaskets());
  const { fitting, left } = fit<KeptItem>([...items, ...added.map(({ title: _title, ...item }) => item)]);
  edit(() => ({ items: fitting }));
  const titled = added.map((item) => ({
    ...item,
    title: item.title?.slice(0, BASKET_TITLE_MAX_LENGTH) ?? '',
  }));
  keepTitles(getBaskets(), titled);
  if (left > 0) tellFull();
  return fitting.length - items.length;
}

const tellFull = (): void =>
  void showToast(
    'error',
    m['basket.full']({
      items: formatNumber(BASKET_ITEMS_MAX),
      documents: formatNumber(BASKET_DOCUMENTS_MAX),
    }),
  );

/** Offers undo, which has no effect after a sign-out or with another user. */
function offerUndo(text: string, undo: () => void): void {
  const owner = getUser()?.id;
  const run = (): void => {
    if (getUser()?.id === owner) undo();
  };
  showToast('success', text, { offer: { text: m['basket.undo'](), run } });
}

/** Removes items, with undo. */
export function takeOut(gone: readonly Named[]): void {
  const { key, items } = currentOf(getBaskets());
  const names = new Set(gone.map(nameItem));
  edit(() => ({ items: items.filter((item) => !names.has(nameItem(item))) }), key);
  offerUndo(m['basket.removed']({ count: gone.length }), () =>
    edit((basket) => {
      const list = [...basket.items];
      const there = new Set(list.map(nameItem));
      for (const [at, item] of items.entries()) {
        const name = nameItem(item);
        if (names.has(name) && !there.has(name)) list.splice(at, 0, item);
      }
      const { fitting, left } = fit(list);
      if (left > 0) tellFull();
      return { items: fitting };
    }, key),
  );
}

export const orderBasket = (items: readonly KeptItem[]): void => edit(() => ({ items }));
export const noteBasket = (note: string): void => edit(() => ({ note }));
export const nameBasket = (name: string): void => edit(() => ({ name }));

/** Sets the note of an item; an empty text removes it. */
export const noteItem = (noted: KeptItem, note: string): void =>
  edit(({ items }) => ({
    items: items.map(({ note: before, ...item }) => {
      const told = nameItem(item) === nameItem(noted) ? note : before;
      return told ? { ...item, note: told } : item;
    }),
  }));

export const openBasket = (current: string): void => setBaskets({ ...getBaskets(), current });

/** Creates an empty basket and selects it. */
export function startBasket(): void {
  const { baskets } = getBaskets();
  const basket = buildBasket();
  setBaskets({
    current: basket.key,
    baskets: [...baskets.filter((each) => isFilled(each) || each.version > 0), basket],
  });
}

/** Deletes a basket, with undo. */
export function dropBasket(basket: LocalBasket): void {
  const { key } = basket;
  const mark = (isDeleted: boolean): LocalBasket[] =>
    getBaskets().baskets.map((each) => (each.key === key ? { ...each, isDeleted, isChanged: true } : each));
  setBaskets({ ...getBaskets(), baskets: mark(true) });
  offerUndo(m['basket.deleted'](), () => {
    const isHere = getBaskets().baskets.some((each) => each.key === key);
    const back = { ...buildBasket(basket), isChanged: true };
    setBaskets(
      isHere
        ? { current: key, baskets: mark(false) }
        : { current: back.key, baskets: [...getBaskets().baskets, back] },
    );
  });
}
