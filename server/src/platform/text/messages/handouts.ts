import type { Texts } from './texts.ts';

/** Materials behind the expiring link of an answer. */
export const HANDOUTS_MESSAGES = {
  handout_unavailable: {
    en: 'Number {n} of the attached items cannot be given out: it is withdrawn, has expired, or is still being prepared.',
    it: 'L’allegato numero {n} non si può consegnare: è stato ritirato, è scaduto o è ancora in preparazione.',
  },
  handout_unconfirmed: {
    en: 'Not public: {titles}. Confirm that the recipient may have this now.',
    it: 'Non pubblico: {titles}. Conferma che il destinatario può averlo già ora.',
  },
  handout_mail: {
    en: 'We have prepared these files for you. You can view and download them until {date}:',
    it: 'Abbiamo preparato questi file per te, da vedere e scaricare. Il link scade {date}:',
  },
  handout_title: { en: 'Files for you', it: 'File per te' },
  handout_lead: {
    en: 'The press office prepared these files for you. The link works until {date}.',
    it: 'L’ufficio stampa ha preparato questi file per te. Il link scade {date}.',
  },
  handout_early: {
    en: 'Not published yet: it is for you alone. Ask the press office when you may publish it.',
    it: 'Non ancora pubblicato: è solo per te. Chiedi all’ufficio stampa da quando puoi pubblicarlo.',
  },
  handout_credit: { en: 'Credit: {name}', it: 'Foto: {name}' },
  handout_read: { en: 'Read the text', it: 'Leggi il testo' },
  handout_save: { en: 'Download ({size})', it: 'Scarica ({size})' },
  handout_all: { en: 'Download text and files ({size})', it: 'Scarica testo e file ({size})' },
  handout_zip: {
    en: 'Download everything as one ZIP (about {size})',
    it: 'Scarica tutto in uno ZIP (circa {size})',
  },
  handout_zip_made: {
    en: 'Download everything as one ZIP',
    it: 'Scarica tutto in uno ZIP',
  },
  handout_use: { en: 'Pictures', it: 'Immagini' },
  handout_use_original: { en: 'As they came', it: 'Come originali' },
  handout_use_print: { en: 'For print: A4, 300 dpi, CMYK', it: 'Per la stampa: A4, 300 dpi, CMYK' },
  handout_use_web: { en: 'For the web: up to 1,600 px', it: 'Per il web: fino a 1.600 px' },
  handout_use_story: { en: 'For stories: 9:16', it: 'Per le storie: 9:16' },
  handout_making: { en: 'The pictures are being made', it: 'Stiamo preparando le immagini' },
  handout_making_lead: {
    en: '{made} of {total} are ready. The download begins by itself.',
    it: 'Pronte {made} su {total}. Il download parte da solo.',
  },
  handout_word: { en: 'Text only (Word)', it: 'Solo il testo (Word)' },
  handout_gone: {
    en: 'One of the files is no longer available.',
    it: 'Uno dei file non è più disponibile.',
  },
  handout_ended: { en: 'This link has ended', it: 'Questo link non è più attivo' },
  handout_ended_lead: {
    en: 'Its time is over, the press office ended it, or the address is not complete. Reply to the e-mail to ask for the files again.',
    it: 'È scaduto, è stato disattivato dall’ufficio stampa oppure l’indirizzo non è completo. Rispondi all’e-mail per chiedere di nuovo i file.',
  },
} as const satisfies Texts;
