import type { MailTemplate } from '../template.ts';

/** To the press office: a request is pending. */
export const accreditationRequest: MailTemplate = {
  screen: 'admin/users',
  en: {
    subject: 'A journalist asks for accreditation',
    paragraphs: [
      '{person} ({email}) has asked for accreditation, with a confirmed address, and is waiting for your decision.',
    ],
    action: 'Review the request',
  },
  it: {
    subject: 'Una richiesta di accredito',
    paragraphs: [
      '{person} ({email}) ha chiesto l’accredito, con indirizzo confermato, e attende la tua decisione.',
    ],
    action: 'Vedi la richiesta',
  },
};

export const accreditationWaiting: MailTemplate = {
  isNotice: true,
  screen: 'account/user-profile',
  en: {
    subject: 'Your accreditation is under review',
    paragraphs: [
      'your address is confirmed. The press office is now reviewing your registration; that usually takes {hours} hours.',
      'You can already sign in and check its status in your profile, and whether anything is missing.',
    ],
    action: 'Open my profile',
  },
  it: {
    subject: 'Il tuo accredito è in esame',
    paragraphs: [
      'il tuo indirizzo è confermato. L’ufficio stampa sta esaminando la tua registrazione; di solito servono {hours} ore.',
      'Puoi già accedere e vedere nel profilo a che punto è e se manca qualcosa.',
    ],
    action: 'Apri il mio profilo',
  },
};

export const accreditationApproved: MailTemplate = {
  screen: 'home',
  en: {
    subject: 'Welcome to the press room',
    paragraphs: ['the press office has approved your accreditation: the whole press room is open to you.'],
    action: 'Open the press room',
  },
  it: {
    subject: 'Ti diamo il benvenuto nella sala stampa',
    paragraphs: [
      'l’ufficio stampa ha approvato il tuo accredito: la sala stampa è tutta a tua disposizione.',
    ],
    action: 'Apri la sala stampa',
  },
};

export const accreditationRefused: MailTemplate = {
  screen: 'contact-us',
  en: {
    subject: 'Your accreditation could not be approved',
    paragraphs: [
      'the press office could not approve your accreditation. The reason given:',
      '{reason}',
      'You can complete your profile and ask again, or write to the press office.',
    ],
    action: 'Write to the press office',
  },
  it: {
    subject: 'Il tuo accredito non è stato approvato',
    paragraphs: [
      'l’ufficio stampa non ha potuto approvare il tuo accredito. Ecco il motivo:',
      '{reason}',
      'Puoi completare il profilo e presentare una nuova richiesta, oppure scrivere all’ufficio stampa.',
    ],
    action: 'Scrivi all’ufficio stampa',
  },
};
