import type { BasketItem } from '@press-room/contract/downloads';
import { BASKET_DOCUMENTS_MAX, BASKET_ITEMS_MAX, BASKET_TITLE_MAX_LENGTH } from '@press-room/contract/limits';
import { useSyncExternalStore } from 'react';
import { m } from '../paraglide/messages.js';
import { getUser, subscribeToSession } from './auth.ts';
import { isInBrowser } from './browser.ts';
import { formatNumber } from './format.ts';
import { readStored, readStoredJson, writeStored } from './storage.ts';
import { createStore } from './store.ts';
import { BASKET_TITLES } from './stored-titles.ts';
import { showToast } from './toasts.ts';

/** What somebody gathers to take along; it stays in this browser, also without a connection. */
export interface KeptBasket {
  items: readonly BasketItem[];
  note: string;
}

const EMPTY: KeptBasket = { items: [], note: '' };
const STRANGERS = 'basket';

/** Each account has its own; who signs in takes along what was gathered before. */
const ownKey = (): string => (getUser() ? `${STRANGERS} ${getUser()?.id}` : STRANGERS);
export const nameItem = ({ kind, id }: Pick<BasketItem, 'kind' | 'id'>): string => `${kind} ${id}`;

function readBasket(key: string): KeptBasket {
  const stored = readStoredJson<KeptBasket>(key);
  return Array.isArray(stored?.items) ? stored : EMPTY;
}

function readOwn(): KeptBasket {
  const key = ownKey();
  const own = readBasket(key);
  const before = key === STRANGERS ? EMPTY : readBasket(STRANGERS);
  if (before === EMPTY) return own;
  const { fitting } = fit([...own.items, ...before.items]);
  const joined = { items: fitting, note: own.note || before.note };
  writeStored(key, JSON.stringify(joined));
  writeStored(STRANGERS, null);
  return joined;
}

/** Each once, and as many as a basket takes. */
function fit(items: readonly BasketItem[]): { fitting: BasketItem[]; left: number } {
  const once = [...new Map(items.map((item) => [nameItem(item), item])).values()];
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

const basketStore = createStore<KeptBasket>(readOwn());
subscribeToSession(() => basketStore.set(readOwn()));
if (isInBrowser)
  addEventListener('storage', ({ key }) => {
    if (key === ownKey()) basketStore.set(readOwn());
  });

/** A page that the server drew knows no basket, and is taken over as it was drawn. */
export const useBasket = (): KeptBasket =>
  useSyncExternalStore(basketStore.subscribe, basketStore.get, () => EMPTY);

// Kept apart from the items, because they end with the session: they may be of what is for the press alone.
const readTitles = (): Record<string, string> => readStoredJson<Record<string, string>>(BASKET_TITLES) ?? {};
export const titleOf = (item: BasketItem): string => readTitles()[nameItem(item)] ?? '';

function store({ items, note }: KeptBasket): void {
  const titles = readTitles();
  const known = items.map((item) => [nameItem(item), item.title || titles[nameItem(item)]] as const);
  const kept = { items: items.map(({ kind, id }) => ({ kind, id })), note };
  writeStored(BASKET_TITLES, JSON.stringify(Object.fromEntries(known.filter(([, title]) => title))));
  writeStored(ownKey(), items.length === 0 && note === '' ? null : JSON.stringify(kept));
  basketStore.set(kept);
}

/** Another tab may have added to it since. */
const newest = (): KeptBasket => (readStored(ownKey()) === null ? EMPTY : readBasket(ownKey()));

/** Answers how many are new in it. */
export function addToBasket(added: readonly BasketItem[]): number {
  const { items, note } = newest();
  const shortened = added.map(({ title = '', ...item }) => ({
    ...item,
    title: title.slice(0, BASKET_TITLE_MAX_LENGTH),
  }));
  const { fitting, left } = fit([...items, ...shortened]);
  store({ items: fitting, note });
  if (left > 0)
    showToast(
      'error',
      m['basket.full']({
        items: formatNumber(BASKET_ITEMS_MAX),
        documents: formatNumber(BASKET_DOCUMENTS_MAX),
      }),
    );
  return fitting.length - items.length;
}

/** What is taken out can be put back while the notice stands. */
export function takeOut(gone: readonly BasketItem[]): void {
  const before = newest();
  const names = new Set(gone.map(nameItem));
  store({ ...before, items: before.items.filter((item) => !names.has(nameItem(item))) });
  const run = () => store(before);
  showToast('success', m['basket.removed']({ count: gone.length }), {
    offer: { text: m['basket.undo'](), run },
  });
}

export const orderBasket = (items: readonly BasketItem[]): void => store({ ...newest(), items });
export const noteBasket = (note: string): void => store({ ...newest(), note });
