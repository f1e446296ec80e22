import type { Language } from '@press-room/contract/languages';
import type { PrivateFeedKind } from '@press-room/contract/private-feeds';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

export interface PrivateFeedTable {
  id: Generated<number>;
  user_account_id: number;
  /** SHA-256 of the secret in its address, in hexadecimal; the secret itself is not stored. */
  token_hash: string;
  /** `token_version` of the account at creation: ending all sessions also ends the address. */
  token_version: number;
  name: string;
  kind: PrivateFeedKind;
  language: Language;
  /** Null: all press groups. */
  press_group_id: number | null;
  /** Empty: no search. */
  q: string;
  created_at: Instant;
  /** Rounded to the hour. */
  used_at: Instant | null;
}
