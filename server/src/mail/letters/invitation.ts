import type { Letter } from '../letter.ts';

const action = { en: 'Accept the invitation', it: 'Accetta l’invito' };
const note = {
  en: 'The link is valid for 7 days and works once. If you did not expect this message, ignore it: without your consent there is no account.',
  it: 'Il link è valido per 7 giorni e una sola volta. Se non ti aspettavi questo messaggio, ignoralo: senza il tuo consenso non viene creato alcun account.',
};

export const invitation: Letter = {
  link: 'invitation',
  en: {
    subject: 'You are invited to the press room',
    paragraphs: [
      'we would like you to have an account in our press room.',
      'Please read the privacy notice and choose a password. After that you can sign in with this address.',
    ],
    action: action.en,
    note: note.en,
  },
  it: {
    subject: 'Invito alla sala stampa',
    paragraphs: [
      'vorremmo darti un account nella nostra sala stampa.',
      'Leggi l’informativa sulla privacy e scegli una password. Potrai poi accedere con questo indirizzo.',
    ],
    action: action.it,
    note: note.it,
  },
};

/** To who will act for a company. */
export const companyInvitation: Letter = {
  link: 'invitation',
  en: {
    subject: 'Press room: invitation for {company}',
    paragraphs: [
      'we would like you to have an account in our press room, to work there for {company}.',
      'Please read the privacy notice and choose a password. After that you can sign in with this address.',
    ],
    action: action.en,
    note: note.en,
  },
  it: {
    subject: 'Sala stampa: invito per {company}',
    paragraphs: [
      'vorremmo darti un account nella nostra sala stampa, per lavorarci a nome di {company}.',
      'Leggi l’informativa sulla privacy e scegli una password. Potrai poi accedere con questo indirizzo.',
    ],
    action: action.it,
    note: note.it,
  },
};
