import type { OfficeTextPair } from '@press-room/contract/admin-media';
import type { Language } from '@press-room/contract/languages';
import { contentLanguage } from '../i18n/content-language.ts';

/** Text in the language of the screen; the other language if it is empty. */
export const ownWords = (pair: OfficeTextPair): string => pair[languageOfOwnWords(pair)];

/** Title of a press release by the same rule. */
export const ownTitle = (text: Partial<Record<Language, { title: string }>>): string =>
  ownWords({ it: text.it?.title ?? '', en: text.en?.title ?? '' });

/** Language of the text that `ownWords` returns. */
export function languageOfOwnWords(pair: OfficeTextPair): Language {
  const own = contentLanguage();
  const other = own === 'it' ? 'en' : 'it';
  return pair[own] === '' && pair[other] !== '' ? other : own;
}
