import type { Plugin } from 'vite';
import { listLocales } from './locales.ts';

const isRightToLeft = (language: string): boolean =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl';

/** Gives theme.js, which cannot import, the list of languages and which of them are written from right to left. */
export const nameLanguages = (): Plugin => ({
  name: 'name-languages',
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
