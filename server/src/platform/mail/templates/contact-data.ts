import type { MailTemplate } from '../template.ts';

/** To the address of a contact, at the request of anyone who has a message to them. */
export const dataCopy: MailTemplate = {
  page: 'copy',
  en: {
    subject: 'Your copy of what we store about you',
    paragraphs: [
      'somebody, probably you, asked for a copy of everything that the press office stores about you.',
      'You can download it on the page behind this link.',
    ],
    action: 'To the copy',
    note: 'The link works once, for {hours} hours. Please do not forward this message. If it was not you, ignore it: nobody gets the copy.',
  },
  it: {
    subject: 'La copia dei dati che ti riguardano',
    paragraphs: [
      'qualcuno, probabilmente tu, ha chiesto una copia di tutto ciò che l’ufficio stampa conserva su di te.',
      'Puoi scaricarla dalla pagina di questo link.',
    ],
    action: 'Vai alla copia',
    note: 'Il link vale una volta sola, per {hours} ore. Non inoltrare questo messaggio. Se non l’hai chiesta tu, ignoralo: nessuno riceve la copia.',
  },
};

export const dataErase: MailTemplate = {
  page: 'erase',
  en: {
    subject: 'Erase what we store about you?',
    paragraphs: [
      'somebody, probably you, asked us to erase everything that the press office stores about you.',
      'Nothing is erased until you confirm it on the page behind this link. Nobody can undo it.',
    ],
    action: 'To the erasure',
    note: 'The link works once, for {hours} hours. If it was not you, ignore this message: everything stays as it is.',
  },
  it: {
    subject: 'Cancellare i dati che ti riguardano?',
    paragraphs: [
      'qualcuno, probabilmente tu, ci ha chiesto di cancellare tutto ciò che l’ufficio stampa conserva su di te.',
      'Nulla viene cancellato finché non confermi nella pagina di questo link. Non si può annullare.',
    ],
    action: 'Vai alla cancellazione',
    note: 'Il link vale una volta sola, per {hours} ore. Se non l’hai chiesta tu, ignora questo messaggio: tutto resta com’è.',
  },
};
