import { createStore, useStore } from '../lib/store.ts';
import { getLocale, type Locale, locales, setLocale } from '../paraglide/runtime.js';
import { getAppearance, setAppearance } from '../theme/appearance.ts';

/** theme.js has the same, for the first paint. */
const RIGHT_TO_LEFT: readonly string[] = ['he', 'ar'];

/** A language in its own words, so that its readers find it. */
export function localeName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

export const LOCALES = locales;
export type { Locale };

const localeStore = createStore<Locale>(getLocale());

export const useLocale = (): Locale => useStore(localeStore);

export function chooseLocale(locale: Locale): void {
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
  const isRightToLeft = RIGHT_TO_LEFT.includes(locale) || getAppearance().direction === 'rtl';
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
}
