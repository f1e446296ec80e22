import type { Language } from '@press-room/contract/languages';
import { contentLanguage } from '../../i18n/content-language.ts';

type Name = Record<Language, string>;

/** Name in the language of the interface, or in its fallback. */
export const toLocalName = (name: Name, locale?: string): string => name[contentLanguage(locale)];
