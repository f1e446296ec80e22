import type { MailTemplate } from '../template.ts';

export const accountExists: MailTemplate = {
  isNotice: true,
  screen: 'account/login',
  isWanted: (account) => account.disabled_at === null,
  en: {
    subject: 'You already have an account',
    paragraphs: [
      'somebody, probably you, has just tried to register with this address in the press room.',
      'There is an account with it already: sign in, or ask there for a new password if you have forgotten yours.',
    ],
    action: 'Sign in',
    note: 'If it was not you, there is nothing to do: nothing was changed and nobody was let in.',
  },
  it: {
    subject: 'Hai già un account',
    paragraphs: [
      'qualcuno, probabilmente tu, ha appena provato a registrarsi alla sala stampa con questo indirizzo.',
      'Un account con questo indirizzo esiste già: accedi, oppure richiedi lì una nuova password se non la ricordi.',
    ],
    action: 'Accedi',
    note: 'Se la richiesta non è tua, non devi fare nulla: niente è stato modificato e nessuno ha avuto accesso.',
  },
};
