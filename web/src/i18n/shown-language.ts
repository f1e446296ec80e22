import { languageName } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';
import { contentLanguage } from './content-language.ts';

/**
 * Describes in which language a text is shown if it is not the reader's own. Without any content in the reader's
 * language, "only in" would not be true.
 */
export function describeShownLanguage(shown: string, locale: string): string {
  const language = languageName(shown);
  return contentLanguage(locale) === locale
    ? m['pressReleases.onlyIn']({ language })
    : m['content.inLanguage']({ language });
}
