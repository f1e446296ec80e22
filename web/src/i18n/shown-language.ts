import { languageName } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';
import { contentLanguage } from './content-language.ts';

/**
 * Note about the language of a text, if it is not the reader's. Without any content in the reader's language, "only in"
 * would be wrong.
 */
export function describeShownLanguage(shown: string, locale: string): string {
  const language = languageName(shown);
  return contentLanguage(locale) === locale
    ? m['pressReleases.onlyIn']({ language })
    : m['content.inLanguage']({ language });
}
