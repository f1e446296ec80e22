import type { Texts } from './texts.ts';

/** Web app manifest. */
export const SITE_MESSAGES = {
  manifest_name: { en: 'Press room', it: 'Sala stampa' },
  manifest_description: {
    en: 'Press room: releases, pictures and documents for journalists.',
    it: 'Sala stampa: comunicati, immagini e documenti per i giornalisti.',
  },
  manifest_releases: { en: 'Press releases', it: 'Comunicati stampa' },
  manifest_gallery: { en: 'Picture gallery', it: 'Galleria immagini' },
  page_missing: { en: 'Page not found', it: 'Pagina non trovata' },
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
  feed_italian_magazine: { en: 'Italian magazines', it: 'Riviste italiane' },
  feed_international_magazine: { en: 'International magazines', it: 'Riviste internazionali' },
  feed_issue: { en: 'No. {number}', it: 'N. {number}' },
  feed_pages: { en: '{n} pages', it: '{n} pagine' },
  feed_events: { en: 'Press room: events', it: 'Sala stampa: eventi' },
  feed_applications_end: {
    en: '{event}: applications for accreditation close',
    it: '{event}: termine per chiedere l’accredito',
  },
  private_feeds_full: {
    en: 'There are too many private feeds. Remove one first.',
    it: 'I feed riservati sono troppi. Eliminane prima uno.',
  },
} as const satisfies Texts;
