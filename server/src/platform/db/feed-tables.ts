import type { Language } from '@press-room/contract/languages';
import type { PrivateFeedKind } from '@press-room/contract/private-feeds';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

export interface PrivateFeedTable {
  id: Generated<number>;
  user_account_id: number;
  /** SHA-256 of the secret in its address, in hexadecimal; the secret itself is nowhere. */
  token_hash: string;
  /** That of the account when the address was made: what ends all sessions ends it. */
  token_version: number;
  name: string;
  kind: PrivateFeedKind;
  language: Language;
  /** Null: all of them. */
  press_group_id: number | null;
  /** Empty: all there is. */
  q: string;
  created_at: Instant;
  /** To the hour. */
  used_at: Instant | null;
}
