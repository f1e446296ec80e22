import type { MailTemplate } from '../template.ts';

export const signIn: MailTemplate = {
  link: 'login',
  isWanted: (account) => account.disabled_at === null,
  en: {
    subject: 'Sign in to the press room',
    paragraphs: [
      'your code is {code}. Type it in where you asked for it.',
      'Or sign in with this link, on the device where you are reading this.',
    ],
    action: 'Sign in',
    note: 'Code and link are valid for 15 minutes and work once. If you did not ask for them, ignore this message and give the code to nobody.',
  },
  it: {
    subject: 'Accedi alla sala stampa',
    paragraphs: [
      'il tuo codice è {code}. Scrivilo dove lo hai chiesto.',
      'Oppure accedi con questo link, sul dispositivo su cui stai leggendo.',
    ],
    action: 'Accedi',
    note: 'Codice e link valgono 15 minuti e si possono usare una sola volta. Se non li hai chiesti tu, ignora questo messaggio e non dare il codice a nessuno.',
  },
};
