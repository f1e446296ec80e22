import type { MailTemplate } from '../template.ts';

const action = { en: 'Accept the invitation', it: 'Accetta l’invito' };
const note = {
  en: 'The link is valid for 7 days and works once. If you did not expect this message, ignore it: nothing happens without your consent.',
  it: 'Il link vale 7 giorni e si può usare una sola volta. Se non ti aspettavi questo messaggio, ignoralo: senza il tuo consenso non succede nulla.',
};

export const invitation: MailTemplate = {
  link: 'invitation',
  en: {
    subject: 'You are invited to the press room',
    paragraphs: [
      'we invite you to open an account in our press room.',
      'Please read the privacy notice and choose a password. After that you can sign in with this address.',
    ],
    action: action.en,
    note: note.en,
  },
  it: {
    subject: 'Invito alla sala stampa',
    paragraphs: [
      'ti invitiamo ad aprire un account nella nostra sala stampa.',
      'Leggi l’informativa sulla privacy e scegli una password. Potrai poi accedere con questo indirizzo.',
    ],
    action: action.it,
    note: note.it,
  },
};

/** To a future member of a company; the same with or without an account, so that the inviting person learns nothing. */
export const companyInvitation: MailTemplate = {
  link: 'invitation',
  en: {
    subject: 'Press room: invitation for {company}',
    paragraphs: [
      'you are invited to join {company}’s press office.',
      'If you have an account with this address already, sign in with it and accept. Otherwise read the privacy notice and choose a password: the account is yours then.',
    ],
    action: action.en,
    note: note.en,
  },
  it: {
    subject: 'Sala stampa: invito per {company}',
    paragraphs: [
      'hai ricevuto un invito a far parte dell’ufficio stampa di {company}.',
      'Se hai già un account con questo indirizzo, accedi e accetta. Altrimenti leggi l’informativa sulla privacy e scegli una password: l’account sarà tuo.',
    ],
    action: action.it,
    note: note.it,
  },
};
