import type { Texts } from './texts.ts';

/** Contacts, outlets and lists. */
export const CONTACTS_MESSAGES = {
  contact_from_account: {
    en: 'Registration in the press room',
    it: 'Registrazione alla sala stampa',
  },
  contact_address_taken: {
    en: 'Another contact has the address {value}.',
    it: 'Un altro contatto ha l’indirizzo {value}.',
  },
  contact_address_twice: {
    en: 'The address {value} is there twice.',
    it: 'L’indirizzo {value} c’è due volte.',
  },
  contact_address_wrong: {
    en: '{value} is not an e-mail address.',
    it: '{value} non è un indirizzo e-mail.',
  },
  contact_source_needed: {
    en: 'Say where the address comes from.',
    it: 'Indica da dove viene l’indirizzo.',
  },
  contact_away_order: {
    en: 'The last day is before the first.',
    it: 'L’ultimo giorno viene prima del primo.',
  },
  contacts_idle_changed: {
    en: 'The contacts that are proposed for removal have changed meanwhile. Look again.',
    it: 'Nel frattempo i contatti proposti per la rimozione sono cambiati. Controlla di nuovo.',
  },
  contact_stopped_already: {
    en: 'Nobody writes to this contact any more.',
    it: 'A questo contatto non scrive più nessuno.',
  },
  contact_has_account: {
    en: 'This contact has an account. To delete both, erase the account.',
    it: 'Questo contatto ha un account. Per eliminare entrambi, cancella l’account.',
  },
  contact_merge_itself: {
    en: 'A contact cannot be merged with itself.',
    it: 'Un contatto non può essere unito a se stesso.',
  },
  contact_merge_accounts: {
    en: 'Both contacts have an account, so they are two people.',
    it: 'Entrambi i contatti hanno un account: sono due persone.',
  },
  contact_merge_addresses: {
    en: 'A contact has at most {n} addresses. Remove some of them first.',
    it: 'Un contatto ha al massimo {n} indirizzi. Togline prima qualcuno.',
  },
  contact_merge_tags: {
    en: 'Together the contacts have too many tags. Remove some of them first.',
    it: 'Insieme i contatti hanno troppe etichette. Togline prima qualcuna.',
  },
  contact_not_merged: {
    en: 'There is no merge to undo.',
    it: 'Non c’è nessuna unione da annullare.',
  },
  unknown_outlets: {
    en: 'There is no outlet with the number {ids}.',
    it: 'Nessuna testata ha il numero {ids}.',
  },
  unknown_contacts: {
    en: 'There is no contact with the number {ids}.',
    it: 'Nessun contatto ha il numero {ids}.',
  },
  mail_domain: {
    en: 'Write the part of an e-mail address behind the @, such as gazzetta.it.',
    it: 'Scrivi la parte di un indirizzo e-mail dopo la @, ad esempio gazzetta.it.',
  },
  mail_domain_of_everybody: {
    en: 'Anybody can have an address at {domain}.',
    it: 'Chiunque può avere un indirizzo presso {domain}.',
  },
  outlet_name_taken: {
    en: 'There is already an outlet with this name.',
    it: 'Esiste già una testata con questo nome.',
  },
  outlet_has_clippings: {
    en: 'Clippings are still of this outlet: {n}.',
    it: 'Ci sono ancora uscite di questa testata: {n}.',
  },
  outlet_in_use: {
    en: 'Contacts still work for this outlet: {n}.',
    it: 'Ci sono ancora contatti di questa testata: {n}.',
  },
  contact_list_filtered: {
    en: 'This list follows a filter. Its members cannot be picked by hand.',
    it: 'Questa lista segue un filtro: i suoi membri non si scelgono a mano.',
  },
  contact_lists_many: {
    en: 'There are {n} lists already. Delete one first.',
    it: 'Ci sono già {n} liste. Eliminane prima una.',
  },
} as const satisfies Texts;
