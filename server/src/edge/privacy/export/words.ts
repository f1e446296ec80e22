import type { JournalistType, Periodicity, Sector } from '@press-room/contract/account';
import type { GroupName } from '@press-room/contract/account-groups';
import type { AuditAction } from '@press-room/contract/audit';
import type { ContactTopic } from '@press-room/contract/contact';
import type { EventAccreditationStatus } from '@press-room/contract/event-accreditations';
import type { EventLane } from '@press-room/contract/events';
import type { ConsentPurpose } from '@press-room/contract/privacy';
import type { PrivateFeedKind } from '@press-room/contract/private-feeds';

/** Words of the export's page for stored codes, in both languages. */
type Words<Name extends string> = Readonly<Record<Name, { en: string; it: string }>>;

export const GROUPS: Words<GroupName> = {
  user_press_room: { en: 'reader', it: 'lettore' },
  agent_press_room_external_company: { en: 'company press officer', it: 'addetto stampa aziendale' },
  administrator_press_room_external_company: {
    en: 'company’s administrator',
    it: 'amministratore d’azienda',
  },
  administrator_press_room: { en: 'press room administrator', it: 'amministratore della sala stampa' },
  administrator_associated_companies: {
    en: 'associated companies’ administrator',
    it: 'amministratore delle aziende associate',
  },
  administrator_global: { en: 'global administrator', it: 'amministratore globale' },
};

export const QUALIFICATIONS: Words<JournalistType> = {
  director: { en: 'editor', it: 'direttore' },
  journalist: { en: 'journalist', it: 'giornalista' },
  company_press_office: { en: 'company press office', it: 'ufficio stampa aziendale' },
  freelance: { en: 'freelance', it: 'freelance' },
  advertising: { en: 'advertising', it: 'pubblicità' },
  blogger: { en: 'blogger', it: 'blogger' },
};

export const PERIODS: Words<Periodicity> = {
  daily: { en: 'daily', it: 'quotidiano' },
  weekly_monthly: { en: 'weekly or monthly', it: 'settimanale o mensile' },
  bimonthly_trimonthly: { en: 'every two or three months', it: 'bimestrale o trimestrale' },
};

export const SECTOR_NAMES: Words<Sector> = {
  ceramic_and_bathroom_furniture: { en: 'ceramics and bathroom furniture', it: 'ceramica e arredobagno' },
  architecture_and_construction: { en: 'architecture and construction', it: 'architettura ed edilizia' },
  design: { en: 'design', it: 'design' },
  trade: { en: 'trade', it: 'commercio' },
};

export const PURPOSES: Words<ConsentPurpose> = {
  notice: { en: 'the privacy notice', it: 'l’informativa sulla privacy' },
  data_processing: {
    en: 'data processing for press activities',
    it: 'il trattamento dei dati per le attività di stampa',
  },
  marketing: { en: 'marketing', it: 'il marketing' },
};

export const TOPICS: Words<ContactTopic> = {
  release: { en: 'a press release', it: 'un comunicato' },
  pictures: { en: 'pictures', it: 'immagini' },
  interview: { en: 'an interview', it: 'un’intervista' },
  accreditation: { en: 'accreditation', it: 'accredito' },
  visit: { en: 'a visit or an event', it: 'una visita o un evento' },
  other: { en: 'something else', it: 'altro' },
};

export const ACCREDITATION_STATES: Words<EventAccreditationStatus> = {
  draft: { en: 'not sent yet', it: 'non ancora inviata' },
  submitted: { en: 'under review', it: 'in esame' },
  question: { en: 'waiting for something from you', it: 'in attesa di un’integrazione da parte tua' },
  appealed: { en: 'under review after your appeal', it: 'in riesame' },
  approved: { en: 'approved', it: 'approvata' },
  refused: { en: 'refused', it: 'respinta' },
  revoked: { en: 'withdrawn by the press office', it: 'revocata dall’ufficio stampa' },
};

export const LANES: Words<EventLane> = {
  journalist: { en: 'journalist', it: 'giornalista' },
  photographer: { en: 'photographer', it: 'fotografia' },
  creator: { en: 'content creator', it: 'content creator' },
  company_press_office: { en: 'company press office', it: 'ufficio stampa aziendale' },
};

export const FEED_KINDS: Words<PrivateFeedKind> = {
  press_releases: { en: 'press releases', it: 'comunicati stampa' },
  italian_magazine: { en: 'Italian magazines', it: 'riviste italiane' },
  international_magazine: { en: 'international magazines', it: 'riviste internazionali' },
};

/** Actions of a person, in the form that follows "you …". */
export const ACTIONS: Words<AuditAction> = {
  accept_invitation: { en: 'accepted an invitation', it: 'hai accettato un invito' },
  accept_translation: {
    en: 'read passages that a machine had translated',
    it: 'hai letto passaggi tradotti da una macchina',
  },
  add_passkey: { en: 'added a passkey', it: 'hai aggiunto una passkey' },
  add_proof: { en: 'added a document to an application', it: 'hai allegato un documento a una domanda' },
  add_totp: { en: 'set up an authenticator app', it: 'hai attivato un’app di autenticazione' },
  answer: { en: 'answered a message', it: 'hai risposto a un messaggio' },
  appeal: { en: 'appealed against a decision', it: 'hai chiesto il riesame di un accredito' },
  approve: { en: 'approved an accreditation', it: 'hai approvato un accredito' },
  approve_name: { en: 'approved a company’s name', it: 'hai approvato il nome di un’azienda' },
  archived: { en: 'withdrew a press release', it: 'hai ritirato un comunicato' },
  ask: { en: 'asked for more information', it: 'hai chiesto informazioni' },
  ask_accreditation: { en: 'asked for accreditation', it: 'hai chiesto l’accredito' },
  ask_email_change: { en: 'asked for another e-mail address', it: 'hai chiesto un altro indirizzo e-mail' },
  ask_erasure: { en: 'asked for deletion', it: 'hai chiesto la cancellazione' },
  ask_name: { en: 'asked for another company name', it: 'hai chiesto un altro nome per l’azienda' },
  cancelled: { en: 'cancelled an appointment', it: 'hai annullato un appuntamento' },
  change_comment: { en: 'changed a comment', it: 'hai modificato un commento' },
  change_email: { en: 'changed your e-mail address', it: 'hai cambiato indirizzo e-mail' },
  change_password: { en: 'changed your password', it: 'hai cambiato la password' },
  change_profile: { en: 'changed your profile', it: 'hai modificato il tuo profilo' },
  change_rights: { en: 'changed rights', it: 'hai modificato i permessi' },
  comment: { en: 'wrote a comment', it: 'hai scritto un commento' },
  confirm_company: {
    en: 'confirmed who works for a company',
    it: 'hai confermato chi lavora per un’azienda',
  },
  create: { en: 'made something new', it: 'hai creato un contenuto' },
  create_administrator: { en: 'became an administrator', it: 'hai ricevuto i permessi di amministrazione' },
  create_feed: { en: 'made a private feed', it: 'hai creato un feed riservato' },
  create_handout: {
    en: 'attached files to an answer',
    it: 'hai allegato file a una risposta',
  },
  create_preview_link: { en: 'made a preview link', it: 'hai creato un link di anteprima' },
  delete: { en: 'deleted something', it: 'hai eliminato un contenuto' },
  delete_comment: { en: 'deleted a comment', it: 'hai eliminato un commento' },
  describe_picture: { en: 'had a picture described', it: 'hai fatto descrivere un’immagine' },
  disable: { en: 'disabled an account', it: 'hai disattivato un account' },
  discard_pending: { en: 'dropped changes that waited', it: 'hai scartato modifiche in attesa' },
  draft: { en: 'returned something to draft', it: 'hai riportato un contenuto in bozza' },
  edit: { en: 'made a change', it: 'hai fatto una modifica' },
  enable: { en: 'enabled an account', it: 'hai riattivato un account' },
  end_crisis: { en: 'ended a crisis', it: 'hai concluso una crisi' },
  end_rehearsal: { en: 'ended the rehearsal of a crisis', it: 'hai concluso la prova di una crisi' },
  end_sessions: { en: 'ended the sessions of an account', it: 'hai chiuso le sessioni di un account' },
  erase: { en: 'erased an account', it: 'hai cancellato un account' },
  export: { en: 'exported data', it: 'hai esportato dei dati' },
  hidden: { en: 'took something out of sight', it: 'hai nascosto un contenuto' },
  wait_for_files: {
    en: 'had something published as soon as its files are ready',
    it: 'hai disposto una pubblicazione appena i file sono pronti',
  },
  wait_no_more: {
    en: 'took back an automatic publication',
    it: 'hai annullato una pubblicazione automatica',
  },
  hold: { en: 'made a change that waits', it: 'hai fatto una modifica che resta in attesa' },
  import: { en: 'imported a list', it: 'hai importato un elenco' },
  in_review: { en: 'sent something for review', it: 'hai inviato un contenuto in revisione' },
  load: { en: 'loaded content', it: 'hai caricato contenuti' },
  merge: { en: 'merged companies', it: 'hai unito delle aziende' },
  merge_away: { en: 'merged a company into another', it: 'hai unito un’azienda a un’altra' },
  move: { en: 'moved something', it: 'hai spostato un contenuto' },
  note: { en: 'wrote an internal note', it: 'hai scritto una nota interna' },
  post_update: { en: 'published an update in a crisis', it: 'hai pubblicato un aggiornamento in una crisi' },
  prove: { en: 'proved once more who you are', it: 'hai confermato di nuovo la tua identità' },
  published: { en: 'published something', it: 'hai pubblicato un contenuto' },
  receive: { en: 'received an answer', it: 'hai ricevuto una risposta' },
  rehearse_crisis: { en: 'began the rehearsal of a crisis', it: 'hai avviato la prova di una crisi' },
  refuse: { en: 'refused an accreditation', it: 'hai negato un accredito' },
  refuse_company: {
    en: 'did not confirm who works for a company',
    it: 'non hai confermato chi lavora per un’azienda',
  },
  refuse_name: { en: 'refused a company’s name', it: 'hai rifiutato il nome di un’azienda' },
  refused: { en: 'were refused for lack of a right', it: 'non avevi il permesso per un’operazione' },
  register: { en: 'registered', it: 'hai creato l’account' },
  remove_from_company: { en: 'took somebody out of a company', it: 'hai tolto una persona da un’azienda' },
  remove_passkey: { en: 'removed a passkey', it: 'hai rimosso una passkey' },
  remove_proof: {
    en: 'removed a document from an application',
    it: 'hai tolto un documento da una domanda',
  },
  remove_totp: { en: 'removed the authenticator app', it: 'hai rimosso l’app di autenticazione' },
  remove_update: { en: 'removed an update of a crisis', it: 'hai rimosso un aggiornamento di una crisi' },
  rename_passkey: { en: 'renamed a passkey', it: 'hai rinominato una passkey' },
  renew_feed: {
    en: 'gave a private feed a new address',
    it: 'hai cambiato l’indirizzo di un feed riservato',
  },
  renew_recovery_codes: { en: 'made new recovery codes', it: 'hai creato nuovi codici di recupero' },
  renew_secret: { en: 'made a new secret', it: 'hai creato un nuovo segreto' },
  accept_proposal: { en: 'accepted a proposed clipping', it: 'hai accettato un’uscita proposta' },
  merge_proposal: { en: 'merged a proposed clipping', it: 'hai unito un’uscita proposta' },
  refuse_proposal: { en: 'refused a proposed clipping', it: 'hai rifiutato un’uscita proposta' },
  reopen_proposal: { en: 'reopened a proposed clipping', it: 'hai riaperto un’uscita proposta' },
  replace: { en: 'replaced a file', it: 'hai sostituito un file' },
  reset_password: { en: 'set a new password', it: 'hai impostato una nuova password' },
  reset_second_factor: {
    en: 'reset the second factor of an account',
    it: 'hai reimpostato il secondo fattore di un account',
  },
  retry: { en: 'had work tried again', it: 'hai fatto ripetere un processo' },
  revoke: { en: 'withdrew a badge', it: 'hai revocato un badge' },
  revoke_feed: { en: 'removed a private feed', it: 'hai eliminato un feed riservato' },
  revoke_invitation: { en: 'withdrew an invitation', it: 'hai ritirato un invito' },
  revoke_handout: {
    en: 'ended the link of an answer',
    it: 'hai disattivato il link di una risposta',
  },
  revoke_preview_link: { en: 'ended a preview link', it: 'hai disattivato un link di anteprima' },
  scheduled: { en: 'scheduled something', it: 'hai programmato un contenuto' },
  second_factor_failed: { en: 'gave a wrong code', it: 'hai inserito un codice errato' },
  send_invitation: { en: 'sent an invitation', it: 'hai inviato un invito' },
  send_link: { en: 'sent a link', it: 'hai inviato un link' },
  send_test: { en: 'sent a test call', it: 'hai inviato una chiamata di prova' },
  sign_in: { en: 'signed in', it: 'hai effettuato l’accesso' },
  sign_in_failed: { en: 'failed to sign in', it: 'non hai completato l’accesso' },
  sign_out: { en: 'signed out', it: 'hai chiuso la sessione' },
  sign_out_everywhere: { en: 'signed out everywhere', it: 'hai chiuso tutte le sessioni' },
  submit: { en: 'sent an application', it: 'hai inviato una domanda' },
  send_mailing: { en: 'started a mailing', it: 'hai avviato un invio' },
  schedule_mailing: { en: 'scheduled a mailing', it: 'hai programmato un invio' },
  recall_mailing: { en: 'called off a mailing', it: 'hai annullato un invio' },
  pause_mailing: { en: 'paused a mailing', it: 'hai sospeso un invio' },
  resume_mailing: { en: 'resumed a mailing', it: 'hai ripreso un invio' },
  start_crisis: { en: 'started a crisis', it: 'hai avviato una crisi' },
  stop_mailing: { en: 'stopped a mailing', it: 'hai interrotto un invio' },
  undo_merge: { en: 'undid a merge', it: 'hai annullato un’unione' },
  suppress: { en: 'stopped writing to an address', it: 'hai bloccato le comunicazioni a un indirizzo' },
  translate: { en: 'had a text translated', it: 'hai fatto tradurre un testo' },
  undo_import: { en: 'undid an import', it: 'hai annullato un’importazione' },
  use_recovery_code: { en: 'used a recovery code', it: 'hai usato un codice di recupero' },
  verify: { en: 'confirmed your e-mail address', it: 'hai confermato il tuo indirizzo e-mail' },
  view_embargo_readers: {
    en: 'looked at who read a release under embargo',
    it: 'hai guardato chi ha letto un comunicato sotto embargo',
  },
  view_proof: { en: 'opened a document of an application', it: 'hai aperto un documento di una domanda' },
  withdraw_erasure: {
    en: 'withdrew the request for deletion',
    it: 'hai ritirato la richiesta di cancellazione',
  },
  withdraw_name: {
    en: 'withdrew the request for another company name',
    it: 'hai ritirato la richiesta di un altro nome',
  },
};

/** Subjects with an id that people see. */
export const THINGS: Readonly<Record<string, { en: string; it: string }>> = {
  press_release: { en: 'press release', it: 'comunicato' },
  press_kit: { en: 'press kit', it: 'cartella stampa' },
  asset: { en: 'file', it: 'file' },
  magazine: { en: 'magazine', it: 'rivista' },
  gallery: { en: 'gallery', it: 'galleria' },
  company: { en: 'company', it: 'azienda' },
  brand: { en: 'brand', it: 'marchio' },
  event: { en: 'event', it: 'evento' },
  prepared_basket: { en: 'prepared basket', it: 'raccolta preparata' },
  press_group: { en: 'newsroom', it: 'sala stampa' },
  user_account: { en: 'account', it: 'account' },
};
