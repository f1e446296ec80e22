import { SCROLL_RESET_DELAY_MS } from '@press-room/contract/limits';
import { pageOf, readPage, screenOf } from '@press-room/contract/pages';
import { contentLanguage } from '../i18n/content-language.ts';
import { recordAction } from './action-log.ts';
import { showArrival } from './arrival.ts';
import { type Address, mustLeaveAtOnce, toText, type Verdict } from './guard.ts';
import { type Layout, layoutPrefix, showLayout, splitLayout } from './layout.ts';
import { mayLeave } from './leave.ts';
import { awaitCode } from './pending-screen.ts';
import { endProgress, startProgress } from './progress.ts';
import { createEntry, readEntry, recallScroll, recordScroll, scrollToTop } from './scroll.ts';
import { createStore, useStore } from './store.ts';

type NavigateOptions = {
  replace?: boolean;
  keepScroll?: boolean;
  /** Leaves a screen with unsaved changes without a question. */
  isForced?: boolean;
};
type Guard = (address: Address, from: Address) => Verdict | Promise<Verdict>;
/** Loads the code of the screen at a path; null if it is loaded. */
type Prepare = (path: string) => Promise<void> | null;

const addressStore = createStore<Address>({ path: '', search: '' });
let guard: Guard = () => null;
let prepare: Prepare = () => null;
let lastTurn = 0;

/** Location hook for wouter: current path and navigation function. */
export function useHashPath(): [string, typeof navigate] {
  return [useStore(addressStore).path, navigate];
}
/** Sets the address in server rendering, which has no address bar. */
export function standAt(address: string): void {
  const [path, search] = splitSearch(address);
  addressStore.set({ path, search });
}
export const useHashSearch = (): string => useStore(addressStore).search;
/** Link to a screen; public pages and server rendering add the root path. */
export const toHref = (path: string): string => `${isAtApp() ? '' : '/'}#${layoutPrefix()}${path}`;
/** Target of a link: on a public page the public page of the record if there is one, for browsers without scripts. */
export const toLinkHref = (path: string): string =>
  (isAtApp() ? null : pageOf(path, contentLanguage())) ?? toHref(path);
const isAtApp = (): boolean => globalThis.location?.pathname === '/';
/**
 * Absolute address of a page or screen, for use elsewhere. Without `#`, because messengers do not fetch what follows
 * it: the server redirects to the screen.
 */
export const toAddress = (path: string): string => new URL(path, location.origin).href;

/** Starts following the address bar; `check` runs for every new address before its screen renders. */
export function startNavigation(check: Guard, prepareScreen: Prepare = () => null): void {
  guard = check;
  prepare = prepareScreen;
  history.scrollRestoration = 'manual';
  recordScroll();
  addEventListener('popstate', () => {
    const wanted = toText(readAddress());
    const here = toText(addressStore.get());
    if (wanted === here || mayLeave(() => navigate(wanted, { isForced: true }))) arrive({});
    else history.pushState(createEntry(''), '', toHref(here));
  });
  arrive({});
}

/** Whether going back opens this screen. */
export const cameFrom = (path: string): boolean => readEntry()?.from === path;

/** Whether the next screen is loading while this one is still displayed. */
export function isLeaving(): boolean {
  const { path } = addressStore.get();
  return path !== '' && path !== readAddress().path;
}

export const currentAddress = (): string => toText(addressStore.get());

export function navigate(to: string, options: NavigateOptions = {}): void {
  const isElsewhere = to.split('?', 1)[0] !== addressStore.get().path;
  if (isElsewhere && !options.isForced && !mayLeave(() => navigate(to, { ...options, isForced: true })))
    return;
  if (options.replace) history.replaceState(readEntry() ?? createEntry(''), '', toHref(to));
  else history.pushState(createEntry(addressStore.get().path), '', toHref(to));
  arrive({ ...options, isOwn: true });
}

/** Same screen in another layout. */
export function changeLayout(layout: Layout): void {
  showLayout(layout);
  navigate(currentAddress(), { keepScroll: true });
}

/**
 * Stores the position on the screen in the address, such as the visible page, without a question or scrolling. Ignored
 * after the reader has left for another screen.
 */
export function noteInAddress(to: string): void {
  if (splitSearch(to)[0] !== readAddress().path) return;
  history.replaceState(readEntry() ?? createEntry(''), '', toHref(to));
  addressStore.set(readAddress());
}

type Arrival = NavigateOptions & { isOwn?: boolean; isFirst?: boolean };

function arrive(arrival: Arrival): void {
  lastTurn += 1;
  const turn = lastTurn;
  startProgress();
  showLayout(splitLayout(splitHash()[0]).layout);
  const address = readAddress();
  const verdict = guard(address, addressStore.get());
  if (verdict instanceof Promise) {
    // Loads the code meanwhile. After a failure the screen requests it again.
    prepare(address.path)?.catch(() => undefined);
    void verdict.then((late) => settle(turn, address, late, arrival));
  } else {
    settle(turn, address, verdict, arrival);
  }
}

function settle(turn: number, address: Address, verdict: Verdict, arrival: Arrival): void {
  const isLatest = turn === lastTurn;
  if (isLatest && verdict !== null) {
    setTimeout(endProgress);
    navigate(verdict, { replace: true, isForced: true });
    return;
  }
  const code = isLatest ? fetchScreen(address) : null;
  if (code) void awaitCode(code).then(() => show(turn, address, arrival));
  else show(turn, address, arrival);
}

/** The first screen does not wait: no previous one could remain. */
function fetchScreen({ path }: Address): Promise<void> | null {
  const previous = addressStore.get();
  const waitsForNothing = previous.path === '' || previous.path === path || mustLeaveAtOnce(previous);
  return waitsForNothing ? null : prepare(path);
}

function show(turn: number, address: Address, arrival: Arrival): void {
  setTimeout(endProgress);
  if (turn !== lastTurn) return;
  const previous = addressStore.get();
  if (previous.path !== address.path) recordAction('screen', address.path);
  const isElsewhere = previous.path !== address.path;
  const isFirst = previous.path === '';
  // The transition renders later, when the address may have changed again.
  if (isElsewhere && !isFirst && !mustLeaveAtOnce(previous))
    showArrival(() => turn === lastTurn && addressStore.set(address));
  else if (isElsewhere || previous.search !== address.search) addressStore.set(address);
  placeScroll(isFirst ? { ...arrival, isFirst } : arrival);
}

/** Restores the scroll position on back and forward; otherwise scrolls to the top. */
function placeScroll({ isOwn, isFirst, keepScroll }: Arrival): void {
  if (keepScroll) return;
  const known = readEntry();
  if (known && !isOwn) {
    recallScroll(known);
    return;
  }
  const entry = known ?? createEntry('');
  if (!known) history.replaceState(entry, '');
  // The reader may have scrolled the server-rendered page before the app started.
  if (isFirst) return;
  // The reader may have gone back meanwhile: that entry has its own position.
  setTimeout(() => {
    if (readEntry()?.id === entry.id) scrollToTop();
  }, SCROLL_RESET_DELAY_MS);
}

/** Address in the address bar; it is ahead of the screen while the guard checks it. */
export function readAddress(): Address {
  const [path, search] = splitHash();
  return { path: splitLayout(path).path, search };
}

/** Unknown address: the app shows "not found". */
export const MISSING = '/missing';

/** Address of the screen for the public page in the address bar. */
function readPageAddress(): string | null {
  // Older browsers keep the text fragment in the hash.
  if (!/^(#:~:|$)/.test(location.hash) || isAtApp()) return null;
  const page = readPage(location.pathname);
  return page ? screenOf(page) : MISSING;
}

/** Moves from a public page to the same screen of the app. */
export function leavePage(): void {
  if (!isAtApp()) noteInAddress(currentAddress());
}

const splitHash = (): [string, string] =>
  splitSearch(readPageAddress() ?? location.hash.replace(/^#?\/?/, '/'));

function splitSearch(address: string): [string, string] {
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  return [path, search];
}
