import type { Texts } from './texts.ts';

/** Companies' own press offices, and releases of companies. */
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
  kit_without_files: {
    en: 'There is no file in this kit yet: add one, then hand it in.',
    it: 'In questa cartella non c’è ancora nessun file: aggiungine uno, poi consegnala.',
  },
  claim_not_waiting: {
    en: 'This account does not wait to be confirmed.',
    it: 'Questo account non è in attesa di conferma.',
  },
  company_full: {
    en: 'The press office of your company has its {n} places taken, invitations included. The association can give you more.',
    it: 'I posti dell’ufficio stampa della tua azienda ({n}, inviti compresi) sono tutti occupati. L’associazione può concederne altri.',
  },
  company_storage_full: {
    en: 'The files of your company may take {n} MB in all: {left} MB are left, and this file needs {wanted} MB. Delete files that you no longer use, or ask the association’s press office for more room.',
    it: 'I file della tua azienda possono occupare {n} MB in tutto: ne restano {left} e questo file ne richiede {wanted}. Elimina i file che non ti servono più o chiedi più spazio all’ufficio stampa dell’associazione.',
  },
  company_files_full: {
    en: 'Your company may have {n} files in its library, and they are all taken. Delete files that you no longer use, or ask the association’s press office for more.',
    it: 'La tua azienda può avere {n} file nella mediateca e li ha già tutti. Elimina i file che non ti servono più o chiedine altri all’ufficio stampa dell’associazione.',
  },
  company_releases_full: {
    en: 'Your company may have {n} press releases that are not published yet, and has {used}. Delete drafts that you no longer need, or ask the association’s press office for more.',
    it: 'La tua azienda può avere {n} comunicati non ancora pubblicati e ne ha {used}. Elimina le bozze che non ti servono più o chiedi all’ufficio stampa dell’associazione di averne di più.',
  },
  company_kits_full: {
    en: 'Your company may have {n} press kits that are not published yet, and has {used}. Delete drafts that you no longer need, or ask the association’s press office for more.',
    it: 'La tua azienda può avere {n} cartelle stampa non ancora pubblicate e ne ha {used}. Elimina le bozze che non ti servono più o chiedi all’ufficio stampa dell’associazione di averne di più.',
  },
  no_name_waits: {
    en: 'No name waits to be reviewed.',
    it: 'Nessun nome è in attesa di verifica.',
  },
  works_here_already: {
    en: 'This person already works for your press office.',
    it: 'Questa persona lavora già per il vostro ufficio stampa.',
  },
  works_elsewhere: {
    en: 'This account already works for another press office: it has to leave that one first.',
    it: 'Questo account lavora già per un altro ufficio stampa: prima deve lasciarlo.',
  },
  other_account_invited: {
    en: 'The invitation is for another account: sign in with the address that it was sent to.',
    it: 'L’invito è per un altro account: accedi con l’indirizzo a cui è stato inviato.',
  },
  press_office_decides: {
    en: 'The association has refused this account: write to its press office.',
    it: 'L’associazione ha rifiutato questo account: scrivi al suo ufficio stampa.',
  },
  company_joined: {
    en: 'You now work for the press office of this company',
    it: 'Ora lavori per l’ufficio stampa di questa azienda',
  },
  member_cannot_sign_in: {
    en: 'This account cannot sign in: it is disabled, or its e-mail address was never verified.',
    it: 'Questo account non può accedere: è disattivato o il suo indirizzo e-mail non è mai stato verificato.',
  },
} as const satisfies Texts;
