import type { MailTemplate } from '../template.ts';

export const verifyEmail: MailTemplate = {
  link: 'verify-email',
  isWanted: (account) => account.disabled_at === null,
  en: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'you asked to use this address for your press room account.',
      'Please confirm that it is yours. Until then the old one stays in use.',
    ],
    action: 'Confirm the new address',
    note: 'The link is valid for 24 hours. If you did not ask for it, ignore this message.',
  },
  it: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    paragraphs: [
      'hai chiesto di usare questo indirizzo per il tuo account della sala stampa.',
      'Conferma che è tuo. Fino ad allora resta in uso quello vecchio.',
    ],
    action: 'Conferma il nuovo indirizzo',
    note: 'Il link vale 24 ore. Se non lo hai chiesto tu, ignora questo messaggio.',
  },
};
