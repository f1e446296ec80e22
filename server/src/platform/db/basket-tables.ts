import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** What a reader gathers under an account. */
export interface BasketTable {
  id: Generated<number>;
  /** Grows with each write. */
  version: Generated<number>;
  user_account_id: number;
  /** UUID of the browser that made it. */
  key: string;
  name: string;
  note: string;
  /** JSON list of `KeptItem`: a basket is read and written as a whole, and names what has gone. */
  items: string;
  updated_at: Instant;
}
