import type { MailTemplate } from '../template.ts';

/** To an unverified address: contains no free text. */
export const alertConfirm: MailTemplate = {
  page: 'confirm',
  en: {
    subject: 'Confirm: news by e-mail',
    paragraphs: [
      'somebody, probably you, asked that we write to this address with:',
      '{about}',
      'Nothing is sent until you confirm.',
    ],
    action: 'Confirm',
    note: 'The link works for 7 days. If it was not you, ignore this message: you get nothing else.',
  },
  it: {
    subject: 'Conferma: novità per e-mail',
    paragraphs: [
      'qualcuno, probabilmente tu, ci ha chiesto di inviare a questo indirizzo:',
      '{about}',
      'Non inviamo nulla finché non confermi.',
    ],
    action: 'Conferma',
    note: 'Il link vale 7 giorni. Se non l’hai chiesto tu, ignora questo messaggio: non riceverai altro.',
  },
};

export const ALERT_WORDS = {
  en: {
    corrected: 'Correction',
    withdrawn: 'Withdrawn: please do not use it',
    reinstated: 'Published again',
    /** Of a release that is not named any more. */
    gone: 'Press release of {date}',
    goneOf: 'Press release of {date} by {issuer}',
    /** Of a subject. */
    several: '{title}, and {n} more',
    more: '{title}, and one more',
    /** Introduces the number of further releases. */
    rest: 'And {n} more in the press room:',
    /** Kinds of what is new, and what it holds. */
    gallery: 'Gallery',
    picture: 'One picture',
    pictures: '{n} pictures',
    magazine: 'Magazine',
    issue: 'No. {n}',
    press_kit: 'Press kit',
    file: 'One file',
    files: '{n} files',
    only: { en: 'In English', it: 'In Italian' },
    press: 'For the press only',
    /** Of a gallery, magazine or kit, to readers who are not admitted. */
    account: 'Opens with an account',
    mine: 'What I get',
    leave: 'Send me nothing more',
    why: 'You get this message because you asked for it.',
  },
  it: {
    corrected: 'Rettifica',
    withdrawn: 'Ritirato: si prega di non usarlo',
    reinstated: 'Di nuovo pubblicato',
    gone: 'Comunicato stampa del {date}',
    goneOf: 'Comunicato stampa di {issuer} del {date}',
    several: '{title}, e altri {n}',
    more: '{title}, e un altro',
    rest: 'E altri {n} nella sala stampa:',
    gallery: 'Galleria',
    picture: 'Una immagine',
    pictures: '{n} immagini',
    magazine: 'Rivista',
    issue: 'N. {n}',
    press_kit: 'Cartella stampa',
    file: 'Un file',
    files: '{n} file',
    only: { en: 'In inglese', it: 'In italiano' },
    press: 'Riservato alla stampa',
    account: 'Si apre con un account',
    mine: 'Che cosa ricevo',
    leave: 'Non inviatemi più nulla',
    why: 'Ricevi questo messaggio perché l’hai chiesto.',
  },
};
