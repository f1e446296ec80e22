import type { Letter } from '../letter.ts';

export const erasureAsked: Letter = {
  screen: 'account/user-privacy',
  en: {
    subject: 'Your data will be erased',
    paragraphs: [
      'you asked us to erase your press room account and your data. That happens on {date} at the latest.',
      'Until then you can withdraw the request on the privacy page.',
    ],
    action: 'Open the privacy page',
  },
  it: {
    subject: 'I tuoi dati saranno cancellati',
    paragraphs: [
      'hai chiesto di cancellare il tuo account della sala stampa e i tuoi dati. Avverrà al più tardi in questa data: {date}.',
      'Fino ad allora puoi ritirare la richiesta nella pagina della privacy.',
    ],
    action: 'Apri la pagina della privacy',
  },
};

/** To the press office. */
export const erasureRequest: Letter = {
  screen: 'admin/users',
  en: {
    subject: 'A request for erasure',
    paragraphs: ['{person} ({email}) asks for erasure. Confirm it, or it happens by itself on {date}.'],
    action: 'Look at the request',
  },
  it: {
    subject: 'Una richiesta di cancellazione',
    paragraphs: [
      '{person} ({email}) chiede la cancellazione. Confermala, altrimenti avverrà da sola in questa data: {date}.',
    ],
    action: 'Vedi la richiesta',
  },
};

export const erasureDone: Letter = {
  en: {
    subject: 'Your data have been erased',
    paragraphs: [
      'your press room account and your personal data have been erased. This is the last message about it.',
    ],
  },
  it: {
    subject: 'I tuoi dati sono stati cancellati',
    paragraphs: [
      "il tuo account della sala stampa e i tuoi dati personali sono stati cancellati. Questo è l'ultimo messaggio al riguardo.",
    ],
  },
};
