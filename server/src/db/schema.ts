import type { AccountType, JournalistType, Periodicity } from '@press-room/contract/account';
import type { Language } from '@press-room/contract/languages';
import type { GroupTheme } from '@press-room/contract/press-groups';
import type { ReleaseAccess, ReleaseStatus, TextStatus } from '@press-room/contract/press-releases';
import type { ConsentPurpose } from '@press-room/contract/privacy';
import type { Generated, GeneratedAlways } from 'kysely';

/** An instant as ISO 8601 UTC text with milliseconds, the same on both engines, so that text order is time order. */
export type Instant = string;

export interface PressGroupTable {
  id: Generated<number>;
  name: string;
  theme: GroupTheme;
  tagline_en: string;
  tagline_it: string;
  /** Sanitised HTML that closes every release of the group. */
  boilerplate_en: string;
  boilerplate_it: string;
}

export interface PressReleaseTable {
  id: Generated<number>;
  press_group_id: number;
  status: ReleaseStatus;
  access: ReleaseAccess;
  /** `YYYY-MM-DD`; `year` and `month` repeat it for filters and indexes. */
  date: string;
  year: number;
  month: number;
  publish_at: Instant | null;
  embargo_until: Instant | null;
  expires_at: Instant | null;
  /** Published languages in the order of `LANGUAGES`, comma separated; empty: nothing to read. */
  languages: string;
  /** Computed by the database: when readers may see it, null: not as things stand. */
  visible_from: GeneratedAlways<Instant | null>;
  hero_asset_id: number | null;
  /** JSON list of sector names. */
  sectors: string;
  /** JSON list of `StoredContact`. */
  contacts: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface PressReleaseTextTable {
  press_release_id: number;
  language: Language;
  status: TextStatus;
  title: string;
  subtitle: string;
  abstract: string;
  /** Sanitised HTML. */
  body: string;
}

/** The full text itself is the engine's own: `release_fts` or `release_vector`. */
export interface ReleaseSearchTable {
  press_release_id: number;
  /** Date and id in one number (`toSortKey`). */
  sort_key: number;
  /** `SEARCH_VERSION` that the document was built with. */
  version: number;
  /** Tokens, for ranking. */
  title: string;
  abstract: string;
}

/** The vocabulary that suggestions are drawn from. */
export interface SearchWordTable {
  folded: string;
  language: Language;
  /** Lower case, accents kept. */
  word: string;
  /** The last letters of `folded`. */
  tail: string;
  length: number;
  /** In about how many releases it stands. */
  releases: number;
}

export interface AssetTable {
  id: Generated<number>;
  sha256: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** File name offered to who downloads it. */
  name: string;
  credit: string;
  caption_en: string;
  caption_it: string;
  alt_en: string;
  alt_it: string;
  /** Mean colour of a picture, `#rrggbb`. */
  placeholder: string;
  created_at: Instant;
}

export interface AssetRenditionTable {
  asset_id: number;
  width: number;
  height: number;
  sha256: string;
  media_type: string;
  bytes: number;
}

export interface PressReleaseAttachmentTable {
  press_release_id: number;
  asset_id: number;
  position: number;
}

export interface UserAccountTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  language: string;
  verified_at: Instant | null;
  disabled_at: Instant | null;
  /** Raised whenever all tokens of the user must die. */
  token_version: Generated<number>;
  last_sign_in_at: Instant | null;
  created_at: Instant;
  account_type: Generated<AccountType>;
  company_id: number | null;
  company_name: Generated<string>;
  qualify: JournalistType | null;
  publishing_house: Generated<string>;
  newspaper: Generated<string>;
  periodicity: Periodicity | null;
  printing_copies: number | null;
  /** JSON list of `Sector`. */
  sector: Generated<string>;
  /** Keys of the square picture in the file store. */
  picture_small: string | null;
  picture_large: string | null;
  /** When the retention job locked the profession away while the marketing consent kept the rest. */
  profession_locked_at: Instant | null;
}

/** A company as far as registration needs it. */
export interface CompanyTable {
  id: Generated<number>;
  business_name: string;
  /** What readers see instead, where it is not empty. */
  pub_business_name: Generated<string>;
}

/** Whether the press office lets a verified account in; one row for each account that asked. */
export interface AccreditationTable {
  user_account_id: number;
  requested_at: Instant;
  decided_at: Instant | null;
  is_approved: number | null;
  reason: string;
}

/** Answers to the privacy notice; rows are only ever added. The number outlives the account, and says nothing then. */
export interface ConsentTable {
  id: Generated<number>;
  user_account_id: number;
  purpose: ConsentPurpose;
  answer: number;
  privacy_version: string;
  at: Instant;
}

/** The new address that waits for its confirmation. */
export interface EmailChangeTable {
  user_account_id: number;
  email: string;
  requested_at: Instant;
}

export interface ErasureRequestTable {
  user_account_id: number;
  requested_at: Instant;
  due_at: Instant;
}

export interface SignInTable {
  id: Generated<number>;
  user_account_id: number;
  at: Instant;
  /** Coarse, such as `Firefox, Linux`. */
  user_agent: string;
}

/** Where an account was signed in from: a keyed hash, never the address. */
export interface KnownAddressTable {
  user_account_id: number;
  address_hash: string;
  last_used_at: Instant;
}

/** A fair or another event; the clock of retention starts at its end. */
export interface EventTable {
  id: Generated<number>;
  name: string;
  /** `YYYY-MM-DD`, both days included. */
  starts_on: string;
  ends_on: string;
}

/** Personal data out of everybody's reach, kept for legal purposes until `erase_on`. */
export interface LockedRecordTable {
  id: Generated<number>;
  user_account_id: number;
  locked_at: Instant;
  erase_at: Instant;
  /** JSON. */
  document: string;
}

/** What the retention job did; rows are only ever added. */
export interface RetentionEntryTable {
  id: Generated<number>;
  at: Instant;
  action: string;
  subject: string;
  reason: string;
}

export interface UserGroupTable {
  id: Generated<number>;
  name: string;
}

export interface UserAccountGroupTable {
  user_account_id: number;
  user_group_id: number;
}

export interface AuditEntryTable {
  id: Generated<number>;
  at: Instant;
  user_account_id: number | null;
  action: string;
  /** What it was done to, such as `press_release:12`. */
  subject: string;
}

export interface RateLimitTable {
  key: string;
  /** Unix seconds at which the count starts anew. */
  resets_at: number;
  hits: number;
}

export interface JobTable {
  id: Generated<number>;
  kind: string;
  /** JSON. */
  payload: string;
  run_at: Instant;
  attempts: Generated<number>;
  /** A worker holds the job until then. */
  leased_until: Instant | null;
  last_error: string | null;
  /** Given up after the last attempt. */
  dead_at: Instant | null;
  created_at: Instant;
  /** At most one job with this text is waiting. */
  unique_key: string | null;
}

export interface Schema {
  press_group: PressGroupTable;
  press_release: PressReleaseTable;
  press_release_text: PressReleaseTextTable;
  press_release_attachment: PressReleaseAttachmentTable;
  release_search: ReleaseSearchTable;
  search_word: SearchWordTable;
  asset: AssetTable;
  asset_rendition: AssetRenditionTable;
  user_account: UserAccountTable;
  user_group: UserGroupTable;
  user_account_group: UserAccountGroupTable;
  company: CompanyTable;
  accreditation: AccreditationTable;
  consent: ConsentTable;
  email_change: EmailChangeTable;
  erasure_request: ErasureRequestTable;
  sign_in: SignInTable;
  known_address: KnownAddressTable;
  event: EventTable;
  locked_record: LockedRecordTable;
  retention_entry: RetentionEntryTable;
  audit_entry: AuditEntryTable;
  rate_limit: RateLimitTable;
  job: JobTable;
}
