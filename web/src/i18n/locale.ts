import { createStore, useStore } from '../lib/store.ts';
import { showToast } from '../lib/toasts.ts';
import { m } from '../paraglide/messages.js';
import { getLocale, type Locale, locales, setLocale } from '../paraglide/runtime.js';
import { getAppearance, setAppearance } from '../theme/appearance.ts';
import { loadMessages } from './late-messages.ts';

/** Where the browser does not know which way a language is written. theme.js has the same, for the first paint. */
const RIGHT_TO_LEFT: readonly string[] = ['he', 'ar'];

export type Direction = 'ltr' | 'rtl';

/** Which way a language is written. */
export function directionOf(language: string): Direction {
  const known = new Intl.Locale(language);
  const direction = 'getTextInfo' in known ? known.getTextInfo().direction : undefined;
  if (direction) return direction;
  return RIGHT_TO_LEFT.includes(known.language) ? 'rtl' : 'ltr';
}

/** A language in its own words, so that its readers find it. */
export function localeName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

export const LOCALES = locales;
export type { Locale };

const localeStore = createStore<Locale>(getLocale());
let wanted: Locale = localeStore.get();

export const useLocale = (): Locale => useStore(localeStore);

/** Takes effect at once, or as soon as the messages of the language are here. */
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
  applyLocale(locale);
  localeStore.set(locale);
}

export function applyLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  applyDirection(locale);
}

/** The locale's own direction, unless the reader wants right-to-left. */
export function applyDirection(locale: Locale = localeStore.get()): void {
  document.documentElement.dir = getAppearance().direction === 'rtl' ? 'rtl' : directionOf(locale);
}
