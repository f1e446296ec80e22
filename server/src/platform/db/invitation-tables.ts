import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** Invitation to have an account. Stores the parts of the mailed link, not the link itself. */
export interface InvitationTable {
  id: Generated<number>;
  /** Lower case; at most one open invitation from the association and from each company. */
  email: string;
  /** `toAddressKey` of it. */
  address_key: Generated<string>;
  first_name: string;
  last_name: string;
  language: string;
  /** JSON list of `GroupName`. */
  groups: string;
  /** Company that the account will belong to. */
  company_id: number | null;
  /** Last sender; the invitation depends on their rights. */
  invited_by: number | null;
  sent_at: Instant;
  expires_at: Instant;
  accepted_at: Instant | null;
  revoked_at: Instant | null;
  /** Resulting account. */
  user_account_id: number | null;
  version: Generated<number>;
  updated_at: Instant;
}
