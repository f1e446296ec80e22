import type { Language } from '@press-room/contract/languages';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** Basket of an account. */
export interface BasketTable {
  id: Generated<number>;
  /** Raised by each write. */
  version: Generated<number>;
  user_account_id: number;
  /** UUID of the browser that created it. */
  key: string;
  name: string;
  note: string;
  /** JSON list of `KeptItem`: a basket is read and written as a whole, including deleted items. */
  items: string;
  updated_at: Instant;
}

/** What a reader opened, for their own desk: exactly one of the two is not null. */
export interface OpeningTable {
  id: Generated<number>;
  user_account_id: number;
  press_release_id: number | null;
  magazine_id: number | null;
  /** Last time. */
  opened_at: Instant;
}

/** Basket that the press office prepared for a person; its link and items are a handout. */
export interface PreparedBasketTable {
  id: Generated<number>;
  version: Generated<number>;
  /** Of the recipient; the address in lower case. */
  name: string;
  email: string;
  language: Language;
  press_group_id: number | null;
  note: string;
  created_at: Instant;
  updated_at: Instant;
}
