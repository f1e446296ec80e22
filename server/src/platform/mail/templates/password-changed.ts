import type { MailTemplate } from '../template.ts';

export const passwordChanged: MailTemplate = {
  isNotice: true,
  screen: 'account/forgot-password',
  en: {
    subject: 'Your password was changed',
    paragraphs: [
      'the password of your press room account has just been changed, and all its other devices have been signed out.',
      'If that was you, there is nothing to do. If not, choose a new password at once and tell the press office.',
    ],
    action: 'This was not me',
  },
  it: {
    subject: 'La tua password è stata modificata',
    paragraphs: [
      'la password del tuo account della sala stampa è appena stata modificata e gli altri dispositivi sono stati disconnessi.',
      'Se la modifica è tua, non devi fare nulla. In caso contrario scegli subito una nuova password e avvisa l’ufficio stampa.',
    ],
    action: 'Non l’ho modificata io',
  },
};
