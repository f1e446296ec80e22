import type { MailTemplate } from '../template.ts';

export const verifyAccount: MailTemplate = {
  link: 'verify-account',
  // Without a password there is nothing to sign in with.
  isWanted: ({ password_hash, verified_at, disabled_at }) =>
    password_hash !== '' && verified_at === null && disabled_at === null,
  en: {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'thank you for registering with the press room.',
      'Please confirm that this address is yours. After that you can sign in with the password you chose.',
    ],
    action: 'Confirm the address',
    note: 'The link is valid for 7 days. If you did not register, ignore this message: without confirmation the account is deleted.',
  },
  it: {
    subject: 'Conferma il tuo indirizzo e-mail',
    paragraphs: [
      'grazie per la registrazione alla sala stampa.',
      'Conferma che questo indirizzo è tuo. Potrai poi accedere con la password che hai scelto.',
    ],
    action: 'Conferma l’indirizzo',
    note: 'Il link è valido per 7 giorni. Se non hai chiesto tu la registrazione, ignora questo messaggio: senza conferma l’account viene cancellato.',
  },
};
