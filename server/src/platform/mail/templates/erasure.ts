import type { MailTemplate } from '../template.ts';

export const erasureAsked: MailTemplate = {
  isNotice: true,
  screen: 'account/user-privacy',
  en: {
    subject: 'Your account will be deleted',
    paragraphs: [
      'you asked us to delete your press room account and your data. This will happen by {date}.',
      'Until then you can withdraw the request on the privacy page.',
    ],
    action: 'Open the privacy page',
  },
  it: {
    subject: 'I tuoi dati saranno cancellati',
    paragraphs: [
      'hai chiesto di cancellare il tuo account della sala stampa e i tuoi dati. Avverrà entro {date}.',
      'Fino ad allora puoi ritirare la richiesta nella pagina della privacy.',
    ],
    action: 'Apri la pagina della privacy',
  },
};

/** To the press office. */
export const erasureRequest: MailTemplate = {
  screen: 'admin/users',
  en: {
    subject: 'A request to delete an account',
    paragraphs: [
      '{person} ({email}) has asked for their account to be deleted. If you do not confirm it, this happens automatically on {date}.',
    ],
    action: 'Review the request',
  },
  it: {
    subject: 'Una richiesta di cancellazione',
    paragraphs: [
      '{person} ({email}) chiede la cancellazione dell’account. Senza la tua conferma avverrà automaticamente {date}.',
    ],
    action: 'Vedi la richiesta',
  },
};

export const erasureDone: MailTemplate = {
  en: {
    subject: 'Your data have been deleted',
    paragraphs: [
      'your press room account and your personal data have been deleted. You will get no further message about it.',
    ],
  },
  it: {
    subject: 'I tuoi dati sono stati cancellati',
    paragraphs: [
      'il tuo account della sala stampa e i tuoi dati personali sono stati cancellati. Non riceverai altri messaggi al riguardo.',
    ],
  },
};
