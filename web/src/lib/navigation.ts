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
  /** Leaves a screen with unsaved changes without asking. */
  isForced?: boolean;
};
type Guard = (address: Address, from: Address) => Verdict | Promise<Verdict>;
/** Fetches the code of the screen at a path; null when there is nothing to fetch. */
type Prepare = (path: string) => Promise<void> | null;

const addressStore = createStore<Address>({ path: '', search: '' });
let guard: Guard = () => null;
let prepare: Prepare = () => null;
let lastTurn = 0;

/** Hook for wouter: the current path and the navigation function. */
export function useHashPath(): [string, typeof navigate] {
  return [useStore(addressStore).path, navigate];
}
/** Where the server draws: there is no address bar. */
export function standAt(address: string): void {
  const [path, search] = splitSearch(address);
  addressStore.set({ path, search });
}
export const useHashSearch = (): string => useStore(addressStore).search;
/** From a public page a screen is elsewhere, and so it is for the server that draws one. */
export const toHref = (path: string): string => `${isAtApp() ? '' : '/'}#${layoutPrefix()}${path}`;
/** Target of a link: on a public page the public page of the record if there is one, for browsers without scripts. */
export const toLinkHref = (path: string): string =>
  (isAtApp() ? null : pageOf(path, contentLanguage())) ?? toHref(path);
const isAtApp = (): boolean => globalThis.location?.pathname === '/';
/**
 * The whole address of a page or screen, to be used elsewhere. Without the `#`, behind which no messenger looks: the server
 * leads to the screen.
 */
export const toAddress = (path: string): string => new URL(path, location.origin).href;

/** Follows the address bar from now on; every new address passes `check` before a screen sees it. */
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

/** Whether going back leads to this screen. */
export const cameFrom = (path: string): boolean => readEntry()?.from === path;

/** Whether the next screen is loading while this one is still shown. */
export function isLeaving(): boolean {
  const { path } = addressStore.get();
  return path !== '' && path !== readAddress().path;
}

/** Where the reader is now. */
export const currentAddress = (): string => toText(addressStore.get());

export function navigate(to: string, options: NavigateOptions = {}): void {
  const isElsewhere = to.split('?', 1)[0] !== addressStore.get().path;
  if (isElsewhere && !options.isForced && !mayLeave(() => navigate(to, { ...options, isForced: true })))
    return;
  if (options.replace) history.replaceState(readEntry() ?? createEntry(''), '', toHref(to));
  else history.pushState(createEntry(addressStore.get().path), '', toHref(to));
  arrive({ ...options, isOwn: true });
}

/** The same screen in another frame. */
export function changeLayout(layout: Layout): void {
  showLayout(layout);
  navigate(currentAddress(), { keepScroll: true });
}

/**
 * Writes the reader's position on the screen into the address, such as the page scrolled into view. The screen stays
 * without question or scrolling; ignored if the reader has already left for another screen.
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
    // Loads the code meanwhile. If that fails, the screen requests it again.
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

/** The first screen waits for nothing: there is none before it that could stay. */
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
  // The browser draws it a moment later, when it may have been left again.
  if (isElsewhere && !isFirst && !mustLeaveAtOnce(previous))
    showArrival(() => turn === lastTurn && addressStore.set(address));
  else if (isElsewhere || previous.search !== address.search) addressStore.set(address);
  placeScroll(isFirst ? { ...arrival, isFirst } : arrival);
}

/** Back and forward find their place again; everything else starts at the top. */
function placeScroll({ isOwn, isFirst, keepScroll }: Arrival): void {
  if (keepScroll) return;
  const known = readEntry();
  if (known && !isOwn) {
    recallScroll(known);
    return;
  }
  const entry = known ?? createEntry('');
  if (!known) history.replaceState(entry, '');
  // The reader may have scrolled the server's page before the app started.
  if (isFirst) return;
  // After going back meanwhile, the scroll position is already restored.
  setTimeout(() => {
    if (readEntry()?.id === entry.id) scrollToTop();
  }, SCROLL_RESET_DELAY_MS);
}

/** Address in the address bar, which is ahead of the screen while the guard checks it. */
export function readAddress(): Address {
  const [path, search] = splitHash();
  return { path: splitLayout(path).path, search };
}

/** Address without a screen: the app shows "not found". */
export const MISSING = '/missing';

/** Screen that corresponds to the page in the address bar. */
function readPageAddress(): string | null {
  // An older browser leaves the words of a quoted passage there.
  if (!/^(#:~:|$)/.test(location.hash) || isAtApp()) return null;
  const page = readPage(location.pathname);
  return page ? screenOf(page) : MISSING;
}

/** From a public page to the screen of the app that shows the same. */
export function leavePage(): void {
  if (!isAtApp()) noteInAddress(currentAddress());
}

const splitHash = (): [string, string] =>
  splitSearch(readPageAddress() ?? location.hash.replace(/^#?\/?/, '/'));

function splitSearch(address: string): [string, string] {
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  return [path, search];
}
