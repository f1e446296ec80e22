import type { BasketContent, KeptItem } from '@press-room/contract/baskets';
import { useSyncExternalStore } from 'react';
import { getUser, subscribeToSession } from './auth.ts';
import { isInBrowser } from './browser.ts';
import { listStoredKeys, readStoredJson, writeStored } from './storage.ts';
import { createStore } from './store.ts';

/** Basket stored in this browser, also offline. */
export interface LocalBasket extends Omit<BasketContent, 'items'> {
  items: readonly KeptItem[];
  /** UUID, also known to the server. */
  key: string;
  /** Id on the server; 0: not stored there. */
  id: number;
  version: number;
  /** Whether the server lacks changes. */
  isChanged: boolean;
  /** Deleted here, but not on the server yet. */
  isDeleted?: boolean;
  /** Content of the last request; its answer may have been lost. */
  sent?: BasketContent;
}

export interface Baskets {
  /** Key of the selected basket. */
  current: string;
  baskets: readonly LocalBasket[];
}

const NONE: Baskets = { current: '', baskets: [] };
const STRANGERS = 'basket';

const ownKey = (): string => (getUser() ? `${STRANGERS} ${getUser()?.id}` : STRANGERS);

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const EMPTY: LocalBasket = {
  name: '',
  note: '',
  items: [],
  key: '',
  id: 0,
  version: 0,
  isChanged: false,
};
export const buildBasket = ({
  name,
  note,
  items,
}: Pick<LocalBasket, 'name' | 'note' | 'items'> = EMPTY): LocalBasket => ({
  ...EMPTY,
  name,
  note,
  items,
  key: createKey(),
});

export const isFilled = ({ items, name, note }: LocalBasket): boolean =>
  items.length > 0 || name !== '' || note !== '';

function readBaskets(key: string): Baskets {
  const stored = readStoredJson<Baskets>(key);
  return Array.isArray(stored?.baskets) ? stored : NONE;
}

/** Moves a basket from before signing in to the account, and selects it. */
function readOwn(): Baskets {
  const key = ownKey();
  const own = readBaskets(key);
  const before = key === STRANGERS ? [] : readBaskets(STRANGERS).baskets.filter(isFilled);
  const [first] = before;
  if (first === undefined) return own;
  const kept = own.baskets.filter((each) => each.version > 0 || isFilled(each));
  const joined = { current: first.key, baskets: [...kept, ...before] };
  write(key, joined);
  writeStored(STRANGERS, null);
  return joined;
}

const write = (key: string, baskets: Baskets): void =>
  writeStored(
    key,
    baskets.baskets.some((each) => isFilled(each) || each.version > 0) ? JSON.stringify(baskets) : null,
  );

/** Removes baskets that the server has, when their owner signs out. */
function leave(key: string): void {
  if (key === STRANGERS) return;
  const { current, baskets } = readBaskets(key);
  write(key, { current, baskets: baskets.filter(({ isChanged }) => isChanged) });
}

let openKey = ownKey();
// A session may have ended while no page was open.
for (const key of listStoredKeys()) if (/^basket \d+$/.test(key) && key !== openKey) leave(key);
const basketsStore = createStore<Baskets>(readOwn());
subscribeToSession(() => {
  if (openKey !== ownKey()) leave(openKey);
  openKey = ownKey();
  basketsStore.set(readOwn());
});
if (isInBrowser)
  addEventListener('storage', ({ key }) => {
    if (key === ownKey()) basketsStore.set(readOwn());
  });

export const subscribeToBaskets = basketsStore.subscribe;
/** Read each time: other tabs change them. */
export const getBaskets = (): Baskets => readBaskets(ownKey());

export function setBaskets(baskets: Baskets): void {
  write(ownKey(), baskets);
  basketsStore.set(baskets);
}

/** Server-rendered pages have no basket, so hydration starts without one. */
export const useBaskets = (): Baskets =>
  useSyncExternalStore(basketsStore.subscribe, basketsStore.get, () => NONE);

export const listOpen = ({ baskets }: Baskets): LocalBasket[] => baskets.filter((each) => !each.isDeleted);

/** Selected basket; an empty one without a key if there is none. */
export function currentOf(baskets: Baskets): LocalBasket {
  const open = listOpen(baskets);
  return open.find(({ key }) => key === baskets.current) ?? open[0] ?? EMPTY;
}
