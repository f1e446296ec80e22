import { isInBrowser } from '../lib/browser.ts';
import { loadChunk } from '../lib/load-screen.ts';
import { createStore, useStore } from '../lib/store.ts';
import { showToast } from '../lib/toasts.ts';
import { m } from '../paraglide/messages.js';
import {
  baseLocale,
  getLocale,
  type Locale,
  locales,
  overwriteGetLocale,
  setLocale,
} from '../paraglide/runtime.js';
import { getAppearance, setAppearance } from '../theme/appearance.ts';
import { loadMessages } from './lazy-messages.ts';

/**
 * Right-to-left languages for browsers without `getTextInfo`. Must match theme.js, which runs before the first paint.
 */
const RIGHT_TO_LEFT: readonly string[] = ['he', 'ar'];

export type Direction = 'ltr' | 'rtl';

/** Writing direction of a language. */
export function directionOf(language: string): Direction {
  const known = new Intl.Locale(language);
  const direction = 'getTextInfo' in known ? known.getTextInfo().direction : undefined;
  if (direction) return direction;
  return RIGHT_TO_LEFT.includes(known.language) ? 'rtl' : 'ltr';
}

export const LOCALES = locales;
export type { Locale };

// Server rendering sets the language of each page.
const localeStore = createStore<Locale>(isInBrowser ? getLocale() : baseLocale);
// Displayed language; it differs from the reader's while the messages are loading.
overwriteGetLocale(localeStore.get);
let wanted: Locale = localeStore.get();

/** Sets the language of server rendering. */
export const drawIn = (locale: Locale): void => localeStore.set(locale);
export const followLocale = localeStore.subscribe;
export const useLocale = (): Locale => useStore(localeStore);

/** Maximum delay of the first render for messages of the reader's language. */
const FIRST_WAIT_MS = 4000;

/**
 * Resolves when the messages of the reader's language are loaded; after the timeout English is used. A public page has
 * its own language, which does not change the reader's choice.
 */
export function startLocale(ofPage?: Locale): Promise<void> | null {
  if (ofPage) {
    wanted = ofPage;
    localeStore.set(ofPage);
  }
  const locale = wanted;
  applyLocale(locale);
  const arriving = loadMessages(locale);
  if (!arriving) return null;
  return loadChunk(() => arriving, FIRST_WAIT_MS).catch(() => {
    show(baseLocale);
    void arriving.then(
      () => wanted === locale && show(locale),
      () => undefined,
    );
  });
}

/** Switches the language when its messages are loaded. */
export function chooseLocale(locale: Locale): void {
  wanted = locale;
  const arriving = loadMessages(locale);
  if (!arriving) {
    switchTo(locale);
    return;
  }
  void arriving.then(
    () => wanted === locale && switchTo(locale),
    () => showToast('error', m['errors.noAnswer']()),
  );
}

function switchTo(locale: Locale): void {
  void setLocale(locale, { reload: false });
  // Spec 4: Hebrew and Arabic turn right-to-left on, other locales turn it off.
  setAppearance({ direction: 'auto' });
  show(locale);
}

function show(locale: Locale): void {
  applyLocale(locale);
  localeStore.set(locale);
}

function applyLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  applyDirection(locale);
}

/** Direction of the locale, unless the reader chose right-to-left. */
export function applyDirection(locale: Locale = localeStore.get()): void {
  document.documentElement.dir = getAppearance().direction === 'rtl' ? 'rtl' : directionOf(locale);
}
