import type { Plugin } from 'vite';
import { listLocales } from './locales.ts';

const isRightToLeft = (language: string): boolean =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl';

/** Same result as `ownLanguageName` in lib/format.ts. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Inserts the list of languages and their direction into theme.js, which cannot import. The app gets their names,
 * because looking up four takes 120 ms on a slow phone.
 */
export const nameLanguages = (): Plugin => ({
  name: 'name-languages',
  config: () => ({
    define: {
      'import.meta.env.VITE_LANGUAGES': JSON.stringify(
        Object.fromEntries(listLocales().map((language) => [language, nameOf(language)])),
      ),
    },
  }),
  transformIndexHtml: (html) => {
    const languages = listLocales();
    const facts = {
      'data-languages': languages,
      'data-right-to-left': languages.filter(isRightToLeft),
    };
    const attributes = Object.entries(facts).map(([name, list]) => `${name}="${list.join(' ')}"`);
    return html.replace(/<html ([^>]*)>/, `<html $1 ${attributes.join(' ')}>`);
  },
});
