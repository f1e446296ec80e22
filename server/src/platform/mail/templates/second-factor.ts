import type { MailTemplate } from '../template.ts';

interface Change {
  subject: string;
  /** The change, as a sentence. */
  text: string;
  /** Further explanation. */
  more?: string;
}

const ADVICE = {
  en: 'If that was you, there is nothing to do. If it was not, change your password at once and tell the press office.',
  it: 'Se l’operazione è tua, non devi fare nulla. In caso contrario cambia subito la password e avvisa l’ufficio stampa.',
};

const wordingOf = ({ subject, text, more }: Change, advice: string, action: string) => ({
  subject,
  paragraphs: more === undefined ? [text, advice] : [text, more, advice],
  action,
});

/** Owners are informed of every change of their second factor, wherever it was made. */
const toLetter = (changes: { en: Change; it: Change }): MailTemplate => ({
  screen: 'account/forgot-password',
  isNotice: true,
  en: wordingOf(changes.en, ADVICE.en, 'This was not me'),
  it: wordingOf(changes.it, ADVICE.it, 'Non l’ho fatto io'),
});

export const totpAdded = toLetter({
  en: {
    subject: 'An authenticator app was added',
    text: 'an authenticator app was set up just now for signing in to your press room account.',
  },
  it: {
    subject: 'È stata aggiunta un’app di autenticazione',
    text: 'è appena stata configurata un’app di autenticazione per l’accesso al tuo account della sala stampa.',
  },
});

export const totpRemoved = toLetter({
  en: {
    subject: 'The authenticator app was removed',
    text: 'the authenticator app of your press room account was removed just now.',
  },
  it: {
    subject: 'L’app di autenticazione è stata rimossa',
    text: 'l’app di autenticazione del tuo account della sala stampa è appena stata rimossa.',
  },
});

export const passkeyAdded = toLetter({
  en: {
    subject: 'A passkey was added',
    text: 'the passkey “{passkey}” was added just now for signing in to your press room account.',
  },
  it: {
    subject: 'È stata aggiunta una passkey',
    text: 'la passkey «{passkey}» è appena stata aggiunta per l’accesso al tuo account della sala stampa.',
  },
});

export const passkeyRemoved = toLetter({
  en: {
    subject: 'A passkey was removed',
    text: 'the passkey “{passkey}” of your press room account was removed just now.',
  },
  it: {
    subject: 'È stata rimossa una passkey',
    text: 'la passkey «{passkey}» del tuo account della sala stampa è appena stata rimossa.',
  },
});

export const recoveryCodesRenewed = toLetter({
  en: {
    subject: 'New recovery codes were made',
    text: 'new recovery codes were made just now for your press room account. The earlier ones no longer work.',
  },
  it: {
    subject: 'Sono stati creati nuovi codici di recupero',
    text: 'sono appena stati creati nuovi codici di recupero per il tuo account della sala stampa. I precedenti non valgono più.',
  },
});

export const recoveryCodeUsed = toLetter({
  en: {
    subject: 'A recovery code was used',
    text: 'a recovery code of your press room account was used just now.',
    more: 'Codes left: {left}. You can make new ones in your profile.',
  },
  it: {
    subject: 'È stato usato un codice di recupero',
    text: 'è appena stato usato un codice di recupero del tuo account della sala stampa.',
    more: 'Codici rimasti: {left}. Puoi crearne di nuovi nel tuo profilo.',
  },
});

export const secondFactorReset = toLetter({
  en: {
    subject: 'Your second factor was removed',
    text: 'the press office has removed the second factor of your press room account. You sign in with your password alone until you set up a new one.',
  },
  it: {
    subject: 'Il tuo secondo fattore è stato rimosso',
    text: 'l’ufficio stampa ha rimosso il secondo fattore del tuo account della sala stampa. Fino a quando non ne configuri uno nuovo, accedi con la sola password.',
  },
});
