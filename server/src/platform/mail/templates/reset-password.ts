import type { MailTemplate } from '../template.ts';

export const resetPassword: MailTemplate = {
  link: 'reset-password',
  isWanted: (account) => account.disabled_at === null,
  en: {
    subject: 'Choose a new password',
    paragraphs: [
      'we received a request for a new password for your press room account. You can choose one now.',
    ],
    action: 'Choose a new password',
    note: 'The link is valid for 24 hours and works once. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  it: {
    subject: 'Scegli una nuova password',
    paragraphs: [
      'abbiamo ricevuto la richiesta di una nuova password per il tuo account della sala stampa. Puoi sceglierla ora.',
    ],
    action: 'Scegli una nuova password',
    note: 'Il link vale 24 ore e si può usare una sola volta. Se non lo hai chiesto tu, ignora questo messaggio: la tua password resta la stessa.',
  },
};
