import type { Texts } from './texts.ts';

/** The web app manifest. */
export const SITE_MESSAGES = {
  manifest_name: { en: 'Press room', it: 'Sala stampa' },
  manifest_description: {
    en: 'Press room: releases, pictures and documents for journalists.',
    it: 'Sala stampa: comunicati, immagini e documenti per i giornalisti.',
  },
  manifest_releases: { en: 'Press releases', it: 'Comunicati stampa' },
  manifest_gallery: { en: 'Press gallery', it: 'Galleria stampa' },
  manifest_magazines: { en: 'Magazines', it: 'Riviste' },
} as const satisfies Texts;
