import type { MailTemplate } from '../template.ts';

const screen = 'account/accreditation';
const action = { en: 'Open my accreditation', it: 'Apri il mio accredito' };

/** To the press office: an application is waiting. */
export const fairRequest: MailTemplate = {
  screen: 'admin/accreditations/{id}',
  en: {
    subject: 'Accreditation for {event}: {person}',
    paragraphs: ['{person} has applied for accreditation for {event}. A decision is due by {due}.'],
    action: 'Look at the application',
  },
  it: {
    subject: 'Accredito per {event}: {person}',
    paragraphs: ['{person} ha chiesto l’accredito per {event}. La decisione è attesa entro {due}.'],
    action: 'Vedi la domanda',
  },
};

/** To the press office: an appeal, which another officer than the one who refused decides. */
export const fairAppeal: MailTemplate = {
  screen: 'admin/accreditations/{id}',
  en: {
    subject: 'Appeal about {event}: {person}',
    paragraphs: [
      '{person} has appealed against the refusal of accreditation for {event}. Somebody who did not take the first decision should answer by {due}.',
    ],
    action: 'Look at the appeal',
  },
  it: {
    subject: 'Richiesta di riesame per {event}: {person}',
    paragraphs: [
      '{person} ha chiesto il riesame della domanda di accredito per {event}, che non era stata accolta. Deve rispondere, entro {due}, una persona diversa da chi ha preso la prima decisione.',
    ],
    action: 'Vedi la richiesta',
  },
};

export const fairReceived: MailTemplate = {
  isNotice: true,
  screen,
  en: {
    subject: 'Your application for {event}',
    paragraphs: [
      'we have received your application for accreditation for {event}. You will have an answer by {due}.',
    ],
    action: action.en,
  },
  it: {
    subject: 'La tua domanda per {event}',
    paragraphs: ['abbiamo ricevuto la tua domanda di accredito per {event}. Avrai una risposta entro {due}.'],
    action: action.it,
  },
};

export const fairQuestion: MailTemplate = {
  screen,
  en: {
    subject: 'Your application for {event}: one more thing',
    paragraphs: [
      'to decide on your accreditation for {event} the press office needs something more from you:',
      '{reason}',
      'Complete your application and send it again.',
    ],
    action: action.en,
  },
  it: {
    subject: 'La tua domanda per {event}: manca qualcosa',
    paragraphs: [
      'per decidere sul tuo accredito per {event} all’ufficio stampa serve ancora qualcosa:',
      '{reason}',
      'Completa la domanda e inviala di nuovo.',
    ],
    action: action.it,
  },
};

export const fairApproved: MailTemplate = {
  screen,
  en: {
    subject: 'You are accredited for {event}',
    paragraphs: [
      'your accreditation for {event} ({days}) is approved. Your badge is ready: show it on your phone, or print it. It counts on the days of the event.',
      '{reason}',
    ],
    action: 'Open my badge',
  },
  it: {
    subject: 'Accredito approvato per {event}',
    paragraphs: [
      'il tuo accredito per {event} ({days}) è stato approvato. Il badge è pronto: mostralo sul telefono oppure stampalo. Vale nei giorni dell’evento.',
      '{reason}',
    ],
    action: 'Apri il mio badge',
  },
};

export const fairRefused: MailTemplate = {
  screen,
  en: {
    subject: 'Your application for {event}',
    paragraphs: [
      'the press office could not approve your accreditation for {event}. The reason given:',
      '{reason}',
      'You can appeal once, by {until}; another person will then decide.',
    ],
    action: action.en,
  },
  it: {
    subject: 'La tua domanda per {event}',
    paragraphs: [
      'l’ufficio stampa non ha potuto approvare il tuo accredito per {event}. Ecco il motivo:',
      '{reason}',
      'Puoi chiedere il riesame una sola volta, entro {until}: deciderà un’altra persona.',
    ],
    action: action.it,
  },
};

export const fairAppealed: MailTemplate = {
  isNotice: true,
  screen,
  en: {
    subject: 'Your appeal about {event}',
    paragraphs: [
      'we have received your appeal. Another person of the press office will look at your application for {event} and answer by {due}.',
    ],
    action: action.en,
  },
  it: {
    subject: 'La tua richiesta di riesame per {event}',
    paragraphs: [
      'abbiamo ricevuto la tua richiesta di riesame. Un’altra persona dell’ufficio stampa valuterà la domanda per {event} e risponderà entro {due}.',
    ],
    action: action.it,
  },
};

export const fairRefusedAgain: MailTemplate = {
  isNotice: true,
  screen,
  en: {
    subject: 'The answer to your appeal about {event}',
    paragraphs: [
      'another person of the press office has looked at your application for {event}. It stays refused. The reason given:',
      '{reason}',
    ],
    action: action.en,
  },
  it: {
    subject: 'L’esito del riesame per {event}',
    paragraphs: [
      'un’altra persona dell’ufficio stampa ha riesaminato la tua domanda per {event}. Il rifiuto è confermato. Ecco il motivo:',
      '{reason}',
    ],
    action: action.it,
  },
};

export const fairRevoked: MailTemplate = {
  isNotice: true,
  screen,
  en: {
    subject: 'Your badge for {event} is no longer valid',
    paragraphs: [
      'the press office has withdrawn your accreditation for {event}. The reason given:',
      '{reason}',
    ],
    action: action.en,
  },
  it: {
    subject: 'Il tuo badge per {event} non è più valido',
    paragraphs: ['l’ufficio stampa ha revocato il tuo accredito per {event}. Ecco il motivo:', '{reason}'],
    action: action.it,
  },
};
