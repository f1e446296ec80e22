import type { Letter } from '../letter.ts';

export const resetPassword: Letter = {
  link: 'reset-password',
  isWanted: (account) => account.disabled_at === null,
  en: {
    subject: 'Choose a new password',
    paragraphs: [
      'we were asked for a new password for your press room account.',
      'With the button below you can choose one.',
    ],
    action: 'Choose a new password',
    note: 'The link works for one day and only once. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  it: {
    subject: 'Scegli una nuova password',
    paragraphs: [
      'ci è stata chiesta una nuova password per il tuo account della sala stampa.',
      'Con il pulsante qui sotto puoi sceglierne una.',
    ],
    action: 'Scegli una nuova password',
    note: 'Il link è valido per un giorno e una sola volta. Se non lo hai chiesto tu, ignora questo messaggio: la tua password resta la stessa.',
  },
};
