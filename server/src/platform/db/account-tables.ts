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
  /** Raised whenever all tokens of the user must die. */
  token_version: Generated<number>;
  /** Reason of the last increment, if the holder of a token may know it. */
  sessions_ended_by: SessionEnd | null;
  /** Since when the account has a second factor, null: it has none. */
  second_factor_at: Instant | null;
  last_sign_in_at: Instant | null;
  created_at: Instant;
  /** Grows with each write of the office on groups and rights. */
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
  /** When the retention job locked the profession away while the marketing consent kept the rest. */
  profession_locked_at: Instant | null;
  /** All that the press office looks for a person by, folded (`search-key.ts`). */
  search_text: Generated<string>;
  /** 1: receives corrections of downloaded and copied releases by e-mail. */
  gets_corrections: Generated<number>;
}

/** Decision of the press office about a verified account; one row per requesting account. */
export interface AccreditationTable {
  user_account_id: number;
  requested_at: Instant;
  decided_at: Instant | null;
  is_approved: number | null;
  reason: string;
}

/** Answers to the privacy notice; rows are only added. The number outlives the account, and is then anonymous. */
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

/** Personal data out of everybody's reach, kept for legal purposes until `erase_on`. */
export interface LockedRecordTable {
  id: Generated<number>;
  user_account_id: number;
  locked_at: Instant;
  erase_at: Instant;
  /** JSON. */
  document: string;
}

/** Log of the retention job; rows are only added. */
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
  /** Subject, such as `press_release:12`. */
  subject: string;
  /** JSON list of the names of the changed fields, never a value. */
  fields: string | null;
  /** Keyed hash of where a refused attempt came from. */
  network: string | null;
  /** How often it happened between `at` and `last_at`. */
  repeats: Generated<number>;
  last_at: Instant | null;
  /** Key of entries with a count; only events that anybody can cause have one. */
  repeat_key: string | null;
}

/** A session that was signed out of while its tokens had time left. */
export interface EndedSessionTable {
  /** The `jti` of its first token. */
  id: string;
  user_account_id: number;
  /** Expiry of everything issued in it. */
  forget_at: Instant;
}
