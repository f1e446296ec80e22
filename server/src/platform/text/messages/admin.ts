import type { Texts } from './texts.ts';

/** Other records of the office. */
export const OFFICE_MESSAGES = {
  unknown_press_group: { en: 'There is no such newsroom.', it: 'Questa sala stampa non esiste.' },
  webhook_address: {
    en: 'Enter an address that starts with https://, without a port or a password.',
    it: 'Inserisci un indirizzo che inizi con https://, senza porta né password.',
  },
  too_many_webhooks: {
    en: 'There are {max} webhooks already. Delete one that nobody uses.',
    it: 'Ci sono già {max} webhook. Eliminane uno che nessuno usa.',
  },
  webhook_is_off: {
    en: 'This webhook is switched off.',
    it: 'Questo webhook è disattivato.',
  },
  taken_meanwhile: {
    en: 'Somebody else has just saved the same, for example a name that can be there only once. Load the page again.',
    it: 'Qualcun altro ha appena salvato la stessa cosa, per esempio un nome che può esserci una volta sola. Ricarica la pagina.',
  },
  refers_to_gone: {
    en: 'Something that this refers to has been deleted meanwhile. Load the page again.',
    it: 'Qualcosa a cui si fa riferimento è stato eliminato nel frattempo. Ricarica la pagina.',
  },
  no_such_state: {
    en: 'What is "{from}" cannot become "{to}".',
    it: 'Da "{from}" non si può passare a "{to}".',
  },
  not_withdrawn: {
    en: 'Nothing was withdrawn from readers.',
    it: 'Nulla è stato ritirato ai lettori.',
  },
  waits_for_no_file: {
    en: 'It does not wait for files to be published.',
    it: 'Non è in attesa di file per la pubblicazione.',
  },
  files_unready: {
    en: 'Files that are not ready yet: {n}. Readers would get only a part: publish it as it is, or as soon as all are ready.',
    it: 'File non ancora pronti: {n}. I lettori ne avrebbero solo una parte: pubblica comunque, oppure appena sono tutti pronti.',
  },
  only_hidden_deleted: {
    en: 'Readers can see this. Take it back to draft first, then delete it.',
    it: 'I lettori lo vedono. Riportalo prima in bozza, poi eliminalo.',
  },
  branch_in_use: {
    en: 'It still holds {nodes} branches and {galleries} galleries. Move or delete them first.',
    it: 'Contiene ancora {nodes} sezioni e {galleries} gallerie. Prima spostale o eliminale.',
  },
  moved_below_itself: {
    en: 'A branch cannot hang below itself.',
    it: 'Una sezione non può stare sotto se stessa.',
  },
  tree_too_deep: {
    en: 'The tree may be at most {n} branches deep.',
    it: "L'albero può avere al massimo {n} livelli.",
  },
  unknown_branch: { en: 'There is no such branch.', it: 'Questa sezione non esiste.' },
  territory_missing: {
    en: 'An international magazine has a territory.',
    it: 'Una rivista internazionale ha un territorio.',
  },
  territory_unwanted: {
    en: 'An Italian magazine has no territory.',
    it: 'Una rivista italiana non ha territorio.',
  },
  territory_unknown: {
    en: 'Enter a country such as DE, or an area such as 019.',
    it: "Inserisci un paese come DE o un'area come 019.",
  },
  group_in_use: {
    en: 'Something still belongs to this newsroom.',
    it: 'A questa sala stampa appartiene ancora qualcosa.',
  },
  group_name_taken: {
    en: 'Another newsroom has this name.',
    it: 'Un’altra sala stampa ha questo nome.',
  },
  group_named_by_sites: {
    en: 'The setting SITES of the server names this group: change it there first.',
    it: "L'impostazione SITES del server nomina questa sala stampa: prima cambiala lì.",
  },
  host_invalid: {
    en: 'Enter host names such as press.example.com.',
    it: 'Inserisci nomi di host come stampa.example.com.',
  },
  host_taken: {
    en: 'Another newsroom already has the host {hosts}.',
    it: "Un’altra sala stampa ha già l'host {hosts}.",
  },
  colour_invalid: { en: 'Enter a colour such as #1b3d9c.', it: 'Inserisci un colore come #1b3d9c.' },
  colour_illegible: {
    en: 'The contrast is {ratio}: 4.5 is the least for text to be legible.',
    it: 'Il contrasto è {ratio}: per un testo leggibile serve almeno 4,5.',
  },
  hours_reversed: { en: 'Closing comes after opening.', it: "La chiusura viene dopo l'apertura." },
  not_an_assignee: {
    en: 'Choose somebody of the press office.',
    it: 'Scegli una persona dell’ufficio stampa.',
  },
} as const satisfies Texts;
