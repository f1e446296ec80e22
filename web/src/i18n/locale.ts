import { createStore, useStore } from '../lib/store.ts';
import { getLocale, type Locale, locales, setLocale } from '../paraglide/runtime.js';

const RIGHT_TO_LEFT: readonly string[] = ['he', 'ar'];

/** Each language in its own words, so that its readers find it. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', it: 'Italiano' };
export const LOCALES = locales;
export type { Locale };

const localeStore = createStore<Locale>(getLocale());

export const useLocale = (): Locale => useStore(localeStore);

export function chooseLocale(locale: Locale): void {
  void setLocale(locale, { reload: false });
  applyLocale(locale);
  localeStore.set(locale);
}

/** Spec 4: Hebrew and Arabic turn right-to-left on, other locales turn it off. */
export function applyLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
}
