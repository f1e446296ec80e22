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
  page_contact: { en: 'Contact us', it: 'Contatti' },
  page_contact_description: {
    en: 'Who answers the press: people, telephone, e-mail, hours and the way to the press office.',
    it: 'Chi risponde alla stampa: persone, telefono, e-mail, orari e come raggiungere l’ufficio stampa.',
  },
  page_company: {
    en: '{place}: releases, brands and pictures for the press.',
    it: '{place}: comunicati, marchi e immagini per la stampa.',
  },
  page_archive: {
    en: '{title}: news, pictures and documents for journalists.',
    it: '{title}: notizie, immagini e documenti per i giornalisti.',
  },
  embed_read: { en: 'Read the press release', it: 'Leggi il comunicato' },
  embed_credit: { en: 'Photo: {name}', it: 'Foto: {name}' },
  embed_missing: { en: 'There is nothing to see here.', it: 'Qui non c’è nulla da vedere.' },
  embed_withdrawn: { en: 'This press release was withdrawn.', it: 'Questo comunicato è stato ritirato.' },
  manifest_magazines: { en: 'Magazines', it: 'Riviste' },
} as const satisfies Texts;
