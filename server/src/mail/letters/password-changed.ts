import type { Letter } from '../letter.ts';

export const passwordChanged: Letter = {
  screen: 'account/forgot-password',
  en: {
    subject: 'Your password was changed',
    paragraphs: [
      'the password of your press room account was changed just now, and everybody who was signed in with it was signed out.',
      'If that was you, there is nothing to do. If it was not, choose a new password at once and tell the press office.',
    ],
    action: 'This was not me',
  },
  it: {
    subject: 'La tua password è stata modificata',
    paragraphs: [
      'la password del tuo account della sala stampa è appena stata modificata e tutte le sessioni aperte sono state chiuse.',
      "Se sei stato tu, non devi fare nulla. In caso contrario scegli subito una nuova password e avvisa l'ufficio stampa.",
    ],
    action: 'Non sono stato io',
  },
};
