import type { Language } from '@press-room/contract/languages';
import type { Generated } from 'kysely';
import type { AppointmentTables } from './appointment-tables.ts';
import type { ClippingTables } from './clipping-tables.ts';
import type { Instant } from './instant.ts';

/** A newspaper, broadcaster or site that contacts work for. */
interface OutletTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  /** Folded; no two outlets have the same. */
  name_key: string;
  /** One of `OUTLET_KINDS`, or empty. */
  kind: Generated<string>;
  country: Generated<string>;
  website: Generated<string>;
  /** Of e-mail addresses, in ASCII, with a blank between two. */
  domains: Generated<string>;
  notes: Generated<string>;
  reach: number | null;
  updated_at: Instant;
}

/** A person that the press office may write to. */
export interface ContactTable {
  id: Generated<number>;
  version: Generated<number>;
  /** Their account; null: they have none. */
  user_account_id: number | null;
  salutation: Generated<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  /** Folded last name and first name, or address, by which they are ordered. */
  name_key: string;
  /** Folded names, addresses, outlets and roles, for search. */
  search_text: Generated<string>;
  /** One a line. */
  roles: Generated<string>;
  phone: Generated<string>;
  language: string;
  country: Generated<string>;
  notes: Generated<string>;
  /** One of `CONTACT_BASES`. */
  basis: string;
  /** Source of the address. */
  source: Generated<string>;
  basis_at: Instant;
  /** Wording of the consent. */
  wording: Generated<string>;
  /** Days `YYYY-MM-DD`, both included. */
  away_from: string | null;
  away_until: string | null;
  is_embargo_trusted: Generated<number>;
  embargo_accepted_at: Instant | null;
  agrees_to_figures: Generated<number>;
  /** The person objected: all their addresses are suppressed. */
  stopped_at: Instant | null;
  stopped_reason: string | null;
  /** When they received the notice about the source of their address (article 14 GDPR). */
  told_source_at: Instant | null;
  last_written_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

interface ContactAddressTable {
  id: Generated<number>;
  contact_id: number;
  /** The first one that is not stopped is written to. */
  position: number;
  /** In the spelling of `toMailAddress`. */
  email: string;
  /** Temporary failures since `soft_since`; a delivery sets it to 0. */
  soft_bounces: Generated<number>;
  soft_since: Instant | null;
  stopped_at: Instant | null;
  /** One of `STOP_REASONS`. */
  stopped_reason: string | null;
}

interface ContactOutletTable {
  contact_id: number;
  outlet_id: number;
}

interface ContactTagTable {
  contact_id: number;
  /** Folded. */
  tag_key: string;
  tag: string;
}

/** A contact that was merged into another one, as it was, so that the merge can be undone. */
interface ContactMergeTable {
  id: Generated<number>;
  /** The one that stayed. */
  contact_id: number;
  /** JSON of the merged contact, and of the changes by the merge. */
  merged: string;
  at: Instant;
  by: number | null;
}

/** Request of a contact for their data, confirmed by a mailed link. */
interface DataRequestTable {
  id: Generated<number>;
  contact_id: number;
  /** One of `DATA_ACTIONS`. */
  action: string;
  asked_at: Instant;
}

/** A suppressed address; it outlives the erasure of its contact. */
interface SuppressionTable {
  /** Keyed hash of the address. */
  hash: string;
  /** One of `STOP_REASONS`. */
  reason: string;
  at: Instant;
}

interface ContactListTable {
  id: Generated<number>;
  version: Generated<number>;
  press_group_id: number;
  name: string;
  /** JSON of `contactFilterSchema`; null: hand-picked. */
  filter: string | null;
  updated_at: Instant;
}

interface ContactListMemberTable {
  contact_list_id: number;
  contact_id: number;
}

/** E-mail alert. */
export interface AlertTable {
  id: Generated<number>;
  version: Generated<number>;
  email: string;
  /** Null: not confirmed yet. */
  contact_id: number | null;
  /** Press group of the site; null: all press groups. */
  press_group_id: number | null;
  language: string;
  rhythm: string;
  /** Local hour and weekday (1 is Monday) of digests. */
  hour: Generated<number>;
  weekday: Generated<number>;
  time_zone: string;
  /** JSON of `alertFilterSchema`. */
  filter: string;
  /** Wording of the consent. */
  wording: string;
  /** Day `YYYY-MM-DD`, included. */
  paused_until: string | null;
  created_at: Instant;
  confirmed_at: Instant | null;
  /** News after this instant have not been sent. */
  told_until: Instant | null;
  /** When the next digest is due; null: at once, or not confirmed. */
  next_at: Instant | null;
}

/** Last version of a release sent to a person, by alert or mailing. */
interface AlertToldTable {
  contact_id: number;
  press_release_id: number;
  at: Instant;
  /** When the version before that was sent. */
  earlier_at: Instant | null;
}

/** An alert about a release that a mail server refused or sent back; `at`: when the last such message was sent. */
type AlertReturnedTable = Omit<AlertToldTable, 'earlier_at'>;

/** News of a gallery, magazine or kit sent to a person. */
interface AlertToldMediumTable {
  contact_id: number;
  /** One of `ALERT_MEDIA`. */
  kind: string;
  /** Row that may be deleted, or whose id was reused: it appeared after `at`. */
  medium_id: number;
  at: Instant;
}

interface MailingTable {
  id: Generated<number>;
  version: Generated<number>;
  press_group_id: number;
  /** Its subject: one of these; all null: deleted since. */
  press_release_id: number | null;
  press_review_id: number | null;
  appointment_id: number | null;
  /** One of `MAILING_KINDS`. */
  kind: string;
  /** The mailing that a follow-up follows. */
  follows_mailing_id: number | null;
  /** One of `MAILING_STATES`. */
  state: string;
  /** JSON of `mailingAudienceSchema`. */
  audience: string;
  /** JSON of `mailingTextsSchema`. */
  texts: string;
  extent: Generated<string>;
  shows_picture: Generated<number>;
  /** JSON of `mailingLinkSchema`s. */
  links: Generated<string>;
  /** JSON of keys of press contacts. */
  hidden_contacts: Generated<string>;
  /** Messages a minute; 0: as fast as the mail server takes them. */
  per_minute: Generated<number>;
  /** When it is sent; null in a state that waits for an officer, or for the publication. */
  send_at: Instant | null;
  /** Reason of an automatic stop or pause. */
  stop_reason: string | null;
  created_by: number | null;
  started_at: Instant | null;
  ended_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface MailingRecipientTable {
  id: Generated<number>;
  mailing_id: number;
  /** Null: erased since. */
  contact_id: number | null;
  /** Null: erased since. */
  email: string | null;
  domain: string;
  language: string;
  /** One of `RECIPIENT_STATES`. */
  state: string;
  attempts: Generated<number>;
  /** When a deferred message is tried again. */
  next_at: Instant | null;
  /** Last answer of the mail server. */
  answer: Generated<string>;
  accepted_at: Instant | null;
  bounced_at: Instant | null;
  /** When they unsubscribed by a link of this message. */
  left_at: Instant | null;
  /** When their mailbox reported it as unwanted. */
  complained_at: Instant | null;
  /** When they followed a link, where they agreed to figures. */
  visited_at: Instant | null;
}

/** A report of a delivery that was counted. */
interface MailReportTable {
  /** Of the message that it is about, and of the report itself. */
  digest: string;
  at: Instant;
}

/** Lists through which a recipient was selected. */
interface MailingRecipientListTable {
  mailing_recipient_id: number;
  contact_list_id: number;
}

/** How often a link of a mailing was followed. */
export interface MailingLinkTable {
  id: Generated<number>;
  mailing_id: number;
  /** Path on this site. */
  target: string;
  /** Title when it was first sent, in this language. */
  title: string;
  language: Language;
  visits: Generated<number>;
}

export interface ReachTables extends AppointmentTables, ClippingTables {
  outlet: OutletTable;
  contact: ContactTable;
  contact_address: ContactAddressTable;
  contact_outlet: ContactOutletTable;
  contact_tag: ContactTagTable;
  contact_merge: ContactMergeTable;
  data_request: DataRequestTable;
  suppression: SuppressionTable;
  contact_list: ContactListTable;
  contact_list_member: ContactListMemberTable;
  alert: AlertTable;
  alert_told: AlertToldTable;
  alert_returned: AlertReturnedTable;
  alert_told_medium: AlertToldMediumTable;
  mailing: MailingTable;
  mailing_recipient: MailingRecipientTable;
  mail_report: MailReportTable;
  mailing_recipient_list: MailingRecipientListTable;
  mailing_link: MailingLinkTable;
}
