import type { Texts } from './texts.ts';

/** The page on which messages about corrections are turned off. */
export const TAKINGS_MESSAGES = {
  corrections_page: { en: 'Messages about corrections', it: 'Messaggi sulle rettifiche' },
  corrections_page_lead: {
    en: 'You get a message when a press release that you took is corrected or withdrawn.',
    it: 'Ricevi un messaggio quando un comunicato che hai preso viene rettificato o ritirato.',
  },
  corrections_page_button: { en: 'Turn these messages off', it: 'Disattiva questi messaggi' },
  corrections_page_off: { en: 'These messages are turned off', it: 'Messaggi disattivati' },
  corrections_page_off_lead: {
    en: 'You get no more messages about corrections. Everything else that you asked for still comes. You can turn them on again in your account.',
    it: 'Non riceverai più messaggi sulle rettifiche. Tutto il resto che hai chiesto continua ad arrivare. Puoi riattivarli nel tuo account.',
  },
  corrections_page_desk: { en: 'To your account', it: 'Al tuo account' },
} as const satisfies Texts;
