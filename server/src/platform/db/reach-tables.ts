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
  /** Domains of e-mail addresses, in ASCII, separated by spaces. */
  domains: Generated<string>;
  notes: Generated<string>;
  reach: number | null;
  updated_at: Instant;
}

/** A person that the press office may write to. */
export interface ContactTable {
  id: Generated<number>;
  version: Generated<number>;
  /** Account of the person; null: none. */
  user_account_id: number | null;
  salutation: Generated<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  /** Folded last and first name, or address, for sorting. */
  name_key: string;
  /** Folded names, addresses, outlets and roles, for search. */
  search_text: Generated<string>;
  /** One per line. */
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
  /** First and last day, `YYYY-MM-DD`. */
  away_from: string | null;
  away_until: string | null;
  is_embargo_trusted: Generated<number>;
  embargo_accepted_at: Instant | null;
  agrees_to_figures: Generated<number>;
  /** When the person objected; all their addresses are suppressed. */
  stopped_at: Instant | null;
  stopped_reason: string | null;
  /** When the notice about the source of their address was sent (article 14 GDPR). */
  told_source_at: Instant | null;
  last_written_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

interface ContactAddressTable {
  id: Generated<number>;
  contact_id: number;
  /** Mail goes to the first address that is not stopped. */
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

/** A contact before it was merged into another, so that the merge can be undone. */
interface ContactMergeTable {
  id: Generated<number>;
  /** Contact that remained. */
  contact_id: number;
  /** JSON of the merged contact, and of the changes by the merge. */
  merged: string;
  at: Instant;
  by: number | null;
}

/** Request of a contact about their data, confirmed by a mailed link. */
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
  /** Last day of the pause, `YYYY-MM-DD`. */
  paused_until: string | null;
  created_at: Instant;
  confirmed_at: Instant | null;
  /** News after this instant have not been sent. */
  told_until: Instant | null;
  /** When the next digest is due; null: immediate alerts, or not confirmed. */
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

/** Alert about a release that a mail server refused or returned; `at`: when the last such message was sent. */
type AlertReturnedTable = Omit<AlertToldTable, 'earlier_at'>;

/** News of a gallery, magazine or kit sent to a person. */
interface AlertToldMediumTable {
  contact_id: number;
  /** One of `ALERT_MEDIA`. */
  kind: string;
  /** The row may be deleted, or its id reused: then the row appeared after `at`. */
  medium_id: number;
  at: Instant;
}

interface MailingTable {
  id: Generated<number>;
  version: Generated<number>;
  press_group_id: number;
  /** Subject: at most one is not null; all null: deleted. */
  press_release_id: number | null;
  press_review_id: number | null;
  appointment_id: number | null;
  /** One of `MAILING_KINDS`. */
  kind: string;
  /** Mailing that a follow-up refers to. */
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
  /** Messages per minute; 0: no limit. */
  per_minute: Generated<number>;
  /** When it is sent; null while it waits for an officer or for the publication. */
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
  /** Null: erased. */
  contact_id: number | null;
  /** Null: erased. */
  email: string | null;
  domain: string;
  language: string;
  /** One of `RECIPIENT_STATES`. */
  state: string;
  attempts: Generated<number>;
  /** When a deferred message is retried. */
  next_at: Instant | null;
  /** Last answer of the mail server. */
  answer: Generated<string>;
  accepted_at: Instant | null;
  bounced_at: Instant | null;
  /** When they unsubscribed through this message. */
  left_at: Instant | null;
  /** When their mailbox provider reported it as spam. */
  complained_at: Instant | null;
  /** When they followed a link, if they consented to statistics. */
  visited_at: Instant | null;
}

/** A delivery report that was counted. */
interface MailReportTable {
  /** Digest of the reported message, and of the report itself. */
  digest: string;
  at: Instant;
}

/** Lists through which a recipient was selected. */
interface MailingRecipientListTable {
  mailing_recipient_id: number;
  contact_list_id: number;
}

/** Number of clicks on a link of a mailing. */
export interface MailingLinkTable {
  id: Generated<number>;
  mailing_id: number;
  /** Path on this site. */
  target: string;
  /** Title in this language when it was first sent. */
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
