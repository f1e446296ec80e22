import type { AccountType, JournalistType, Periodicity } from '@press-room/contract/account';
import type { ConsentPurpose } from '@press-room/contract/privacy';
import type { SessionEnd } from '@press-room/contract/session-ends';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

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
  /** Raised to invalidate all tokens of the user. */
  token_version: Generated<number>;
  /** Reason of the last increment, if it may be shown to the holder of a token. */
  sessions_ended_by: SessionEnd | null;
  /** When the second factor was set up; null: none. */
  second_factor_at: Instant | null;
  last_sign_in_at: Instant | null;
  created_at: Instant;
  /** Raised by each office write on groups and rights. */
  version: Generated<number>;
  account_type: Generated<AccountType>;
  company_id: number | null;
  company_name: Generated<string>;
  qualify: JournalistType | null;
  publishing_house: Generated<string>;
  website: Generated<string>;
  newspaper: Generated<string>;
  /** A code of `COUNTRIES`: country of the outlet or its author; empty: not given. */
  country: Generated<string>;
  periodicity: Periodicity | null;
  printing_copies: number | null;
  /** JSON list of `Sector`. */
  sector: Generated<string>;
  /** Keys of the square picture in the file store. */
  picture_small: string | null;
  picture_large: string | null;
  /** When the retention job locked the profession; the marketing consent keeps the other data. */
  profession_locked_at: Instant | null;
  /** All fields by which the press office searches people, folded (`search-key.ts`). */
  search_text: Generated<string>;
  /** 1: receives corrections of downloaded and copied releases by e-mail. */
  gets_corrections: Generated<number>;
}

/** Decision of the press office about a verified account; one row per requesting account. */
interface AccreditationTable {
  user_account_id: number;
  requested_at: Instant;
  decided_at: Instant | null;
  is_approved: number | null;
  reason: string;
}

/** Answers to the privacy notice; rows are only added. The number outlives the account and is then anonymous. */
interface ConsentTable {
  id: Generated<number>;
  user_account_id: number;
  purpose: ConsentPurpose;
  answer: number;
  privacy_version: string;
  at: Instant;
}

/** New address, not confirmed yet. */
interface EmailChangeTable {
  user_account_id: number;
  email: string;
  requested_at: Instant;
}

interface ErasureRequestTable {
  user_account_id: number;
  requested_at: Instant;
  due_at: Instant;
}

interface SignInTable {
  id: Generated<number>;
  user_account_id: number;
  at: Instant;
  /** Coarse, such as `Firefox, Linux`. */
  user_agent: string;
}

/** Networks from which an account signed in, as keyed hashes, never addresses. */
interface KnownAddressTable {
  user_account_id: number;
  address_hash: string;
  last_used_at: Instant;
}

/** Personal data that nobody can access, kept for legal purposes until `erase_on`. */
interface LockedRecordTable {
  id: Generated<number>;
  user_account_id: number;
  locked_at: Instant;
  erase_at: Instant;
  /** JSON. */
  document: string;
}

/** Log of the retention job; rows are only added. */
interface RetentionEntryTable {
  id: Generated<number>;
  at: Instant;
  action: string;
  subject: string;
  reason: string;
}

interface UserGroupTable {
  id: Generated<number>;
  name: string;
}

interface UserAccountGroupTable {
  user_account_id: number;
  user_group_id: number;
}

export interface AuditEntryTable {
  id: Generated<number>;
  at: Instant;
  user_account_id: number | null;
  action: string;
  /** Subject, such as `press_release:12`. */
  subject: string;
  /** JSON list of the names of changed fields, without values. */
  fields: string | null;
  /** Keyed hash of the network of a refused attempt. */
  network: string | null;
  /** Number of repetitions between `at` and `last_at`. */
  repeats: Generated<number>;
  last_at: Instant | null;
  /** Key of entries that are counted; only events that anybody can cause have one. */
  repeat_key: string | null;
}

/** A session that was signed out before its tokens expired. */
interface EndedSessionTable {
  /** The `jti` of its first token. */
  id: string;
  user_account_id: number;
  /** Expiry of the last token issued in it. */
  forget_at: Instant;
}

export interface AccountTables {
  user_account: UserAccountTable;
  user_group: UserGroupTable;
  user_account_group: UserAccountGroupTable;
  accreditation: AccreditationTable;
  consent: ConsentTable;
  email_change: EmailChangeTable;
  erasure_request: ErasureRequestTable;
  sign_in: SignInTable;
  known_address: KnownAddressTable;
  ended_session: EndedSessionTable;
  locked_record: LockedRecordTable;
  retention_entry: RetentionEntryTable;
  audit_entry: AuditEntryTable;
}
