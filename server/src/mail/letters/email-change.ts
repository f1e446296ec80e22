import type { Letter } from '../letter.ts';

/** To the old address, before anything has changed. */
export const emailChange: Letter = {
  screen: 'account/forgot-password',
  en: {
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'somebody who is signed in to your press room account asked to replace this address by {email}.',
      'If that was you, there is nothing to do here. If it was not, choose a new password now: that also stops the change.',
    ],
    action: 'This was not me',
  },
  it: {
    subject: 'Il tuo indirizzo e-mail sta per cambiare',
    paragraphs: [
      "qualcuno che ha effettuato l'accesso al tuo account della sala stampa ha chiesto di sostituire questo indirizzo con {email}.",
      'Se sei stato tu, non devi fare nulla. In caso contrario scegli ora una nuova password: così il cambio viene anche annullato.',
    ],
    action: 'Non sono stato io',
  },
};
