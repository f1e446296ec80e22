import type { MailTemplate } from '../template.ts';

export const finishRegistration: MailTemplate = {
  link: 'reset-password',
  isWanted: ({ password_hash, verified_at, disabled_at }) =>
    password_hash === '' && verified_at === null && disabled_at === null,
  en: {
    subject: 'Finish your registration',
    paragraphs: [
      'there is a registration with the press room for this address, which nobody has confirmed yet.',
      'Please choose a password. This also confirms that the address is yours, and you can sign in right away.',
    ],
    action: 'Choose a password',
    note: 'The link is valid for 24 hours and works once. If you did not register, ignore this message: without confirmation the account is deleted.',
  },
  it: {
    subject: 'Completa la registrazione',
    paragraphs: [
      'per questo indirizzo esiste una registrazione alla sala stampa che nessuno ha ancora confermato.',
      'Scegli una password: così confermi anche che l’indirizzo è tuo e puoi accedere subito.',
    ],
    action: 'Scegli una password',
    note: 'Il link vale 24 ore e si può usare una sola volta. Se non hai chiesto tu la registrazione, ignora questo messaggio: senza conferma l’account viene cancellato.',
  },
};
