import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@press-room/contract/languages';
import { getLocale } from '../paraglide/runtime.js';
import { useLocale } from './locale.ts';

/** Content language for an interface language; there are fewer content languages. */
export const contentLanguage = (locale: string = getLocale()): Language =>
  LANGUAGES.find((language) => language === locale) ?? DEFAULT_LANGUAGE;

export const useContentLanguage = (): Language => contentLanguage(useLocale());

/** Value of the `Accept-Language` header: the reader's language, then its fallback. */
export function acceptLanguage(locale: string = getLocale()): string {
  const language = contentLanguage(locale);
  return language === locale ? locale : `${locale}, ${language};q=0.8`;
}
