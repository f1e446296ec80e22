import type { Plugin } from 'vite';
import { listLocales } from './locales.ts';

const isRightToLeft = (language: string): boolean =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl';

/** Tells theme.js, which cannot import, which languages there are and which of them run from right to left. */
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
