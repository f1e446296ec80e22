import type { Plugin } from 'vite';

/** Fonts of the first screen; everything else loads when a letter needs it. */
export const FIRST_SCREEN_FONT = /bodoni-moda-latin-wght-normal|instrument-sans-latin-wght-normal/;

/** Adds preload links for the fonts of the first screen to the index page, because their names contain a hash. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST_SCREEN_FONT.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
