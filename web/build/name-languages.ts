import type { Plugin } from 'vite';
import { listLocales } from './locales.ts';

/** Tells theme.js, which cannot import, which languages there are. */
export const nameLanguages = (): Plugin => ({
  name: 'name-languages',
  transformIndexHtml: (html) =>
    html.replace(/<html ([^>]*)>/, `<html $1 data-languages="${listLocales().join(' ')}">`),
});
