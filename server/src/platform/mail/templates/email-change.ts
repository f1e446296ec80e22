import type { MailTemplate } from '../template.ts';

/** To the old address, before anything has changed. */
export const emailChange: MailTemplate = {
  isNotice: true,
  screen: 'account/forgot-password',
  en: {
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'somebody who is signed in to your press room account asked to replace this address with {email}.',
      'If that was you, there is nothing to do. If not, choose a new password now: that also stops the change.',
    ],
    action: 'This was not me',
  },
  it: {
    subject: 'Il tuo indirizzo e-mail sta per cambiare',
    paragraphs: [
      'dal tuo account della sala stampa è stato chiesto di sostituire questo indirizzo con {email}.',
      'Se la richiesta è tua, non devi fare nulla. In caso contrario scegli subito una nuova password: così si annulla anche il cambio.',
    ],
    action: 'Non l’ho chiesto io',
  },
};
