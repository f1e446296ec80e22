import type { JournalistType, Periodicity, Sector } from '@press-room/contract/account';
import type { GroupName } from '@press-room/contract/account-groups';
import type { ContactTopic } from '@press-room/contract/contact';
import type { EventAccreditationStatus } from '@press-room/contract/event-accreditations';
import type { EventLane } from '@press-room/contract/events';
import type { ConsentPurpose } from '@press-room/contract/privacy';
import type { PrivateFeedKind } from '@press-room/contract/private-feeds';

/** Words of the export's page for what is kept as a name: both languages of each. */
type Words<Name extends string> = Readonly<Record<Name, { en: string; it: string }>>;

export const GROUPS: Words<GroupName> = {
  user_press_room: { en: 'reader', it: 'lettore' },
  agent_press_room_external_company: { en: 'company’s agent', it: 'agente d’azienda' },
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

/** What a person did, as it follows "you …"; what is not here is named as it is kept. */
export const DEEDS: Readonly<Record<string, { en: string; it: string }>> = {
  register: { en: 'registered', it: 'hai creato l’account' },
  accept_invitation: { en: 'accepted an invitation', it: 'hai accettato un invito' },
  verify: { en: 'confirmed your e-mail address', it: 'hai confermato il tuo indirizzo e-mail' },
  sign_in: { en: 'signed in', it: 'hai effettuato l’accesso' },
  sign_out: { en: 'signed out', it: 'hai chiuso la sessione' },
  sign_out_everywhere: { en: 'signed out everywhere', it: 'hai chiuso tutte le sessioni' },
  change_password: { en: 'changed your password', it: 'hai cambiato la password' },
  reset_password: { en: 'set a new password', it: 'hai impostato una nuova password' },
  add_totp: { en: 'set up an authenticator app', it: 'hai attivato un’app di autenticazione' },
  remove_totp: { en: 'removed the authenticator app', it: 'hai rimosso l’app di autenticazione' },
  add_passkey: { en: 'added a passkey', it: 'hai aggiunto una passkey' },
  rename_passkey: { en: 'renamed a passkey', it: 'hai rinominato una passkey' },
  remove_passkey: { en: 'removed a passkey', it: 'hai rimosso una passkey' },
  renew_recovery_codes: { en: 'made new recovery codes', it: 'hai creato nuovi codici di recupero' },
  create_feed: { en: 'made a private feed', it: 'hai creato un feed riservato' },
  renew_feed: {
    en: 'gave a private feed a new address',
    it: 'hai cambiato l’indirizzo di un feed riservato',
  },
  revoke_feed: { en: 'removed a private feed', it: 'hai eliminato un feed riservato' },
  use_recovery_code: { en: 'used a recovery code', it: 'hai usato un codice di recupero' },
  prove: { en: 'proved once more who you are', it: 'hai confermato di nuovo la tua identità' },
  ask_email_change: { en: 'asked for another e-mail address', it: 'hai chiesto un altro indirizzo e-mail' },
  change_email: { en: 'changed your e-mail address', it: 'hai cambiato indirizzo e-mail' },
  ask_accreditation: { en: 'asked for accreditation', it: 'hai chiesto l’accredito' },
  appeal: { en: 'appealed about an accreditation', it: 'hai chiesto il riesame di un accredito' },
  add_proof: { en: 'added a document to an application', it: 'hai allegato un documento a una domanda' },
  remove_proof: {
    en: 'removed a document from an application',
    it: 'hai tolto un documento da una domanda',
  },
  ask_erasure: { en: 'asked for deletion', it: 'hai chiesto la cancellazione' },
  withdraw_erasure: {
    en: 'withdrew the request for deletion',
    it: 'hai ritirato la richiesta di cancellazione',
  },
};
