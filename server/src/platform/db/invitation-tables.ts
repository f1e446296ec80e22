import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** Somebody who is asked to have an account. What the link of the letter is made of is here; the link itself nowhere. */
export interface InvitationTable {
  id: Generated<number>;
  /** Lower case; at most one of the association and of each company that was neither accepted nor taken back. */
  email: string;
  /** `toAddressKey` of it. */
  address_key: Generated<string>;
  first_name: string;
  last_name: string;
  language: string;
  /** JSON list of `GroupName`. */
  groups: string;
  /** The company that the account will belong to. */
  company_id: number | null;
  /** Who sent it last, and whose rights it stands on. */
  invited_by: number | null;
  sent_at: Instant;
  expires_at: Instant;
  accepted_at: Instant | null;
  revoked_at: Instant | null;
  /** What came of it. */
  user_account_id: number | null;
  version: Generated<number>;
  updated_at: Instant;
}
