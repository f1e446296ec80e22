import { languageName } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';
import { contentLanguage } from './content-language.ts';

/**
 * Says in which other language than the reader's own a text is shown. Where nothing is written in the reader's,
 * "only in" would not be true.
 */
export function describeShownLanguage(shown: string, locale: string): string {
  const language = languageName(shown);
  return contentLanguage(locale) === locale
    ? m['pressReleases.onlyIn']({ language })
    : m['content.inLanguage']({ language });
}
