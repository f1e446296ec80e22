import type { Texts } from './texts.ts';

/** Companies' own press offices, and whose news a release is. */
export const COMPANY_OFFICES_MESSAGES = {
  company_unconfirmed: {
    en: 'The association’s press office has not confirmed yet which company you work for.',
    it: 'L’ufficio stampa dell’associazione non ha ancora confermato per quale azienda lavori.',
  },
  ambiguous_company: {
    en: 'Several companies have this name: choose one by its number.',
    it: 'Più aziende hanno questo nome: indicane una con il suo numero.',
  },
  unknown_brand: {
    en: 'This company has no such brand.',
    it: 'Questa azienda non ha questo marchio.',
  },
  press_office_only: {
    en: 'Only the association’s press office decides this.',
    it: 'Lo decide soltanto l’ufficio stampa dell’associazione.',
  },
  with_the_press_office: {
    en: 'It is with the association’s press office. It can be changed again when it comes back.',
    it: 'È all’ufficio stampa dell’associazione. Si potrà modificare di nuovo quando tornerà indietro.',
  },
  member_cannot_sign_in: {
    en: 'This account cannot sign in: it is disabled, or its e-mail address was never verified.',
    it: 'Questo account non può accedere: è disattivato o il suo indirizzo e-mail non è mai stato verificato.',
  },
} as const satisfies Texts;
