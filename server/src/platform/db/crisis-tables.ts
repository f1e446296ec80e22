import type { CrisisAlerts, CrisisState } from '@press-room/contract/crisis';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './instant.ts';

/** A statement of a press group in a crisis, or prepared for one. */
interface CrisisTable {
  id: Generated<number>;
  /** Raised by each office write. */
  version: Generated<number>;
  press_group_id: number;
  state: CrisisState;
  /** Computed by the database: the group while the crisis is on or rehearsed. Unique: one crisis at a time. */
  open_group_id: GeneratedAlways<number | null>;
  title_en: string;
  title_it: string;
  /** Plain text. */
  text_en: string;
  text_it: string;
  /** For urgent questions; empty: the number and address of the press office. */
  phone: string;
  email: string;
  /** Alerts about content published before the crisis. */
  alerts: Generated<CrisisAlerts>;
  started_at: Instant | null;
  ended_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface CrisisTables {
  crisis: CrisisTable;
  crisis_update: {
    id: Generated<number>;
    crisis_id: number;
    at: Instant;
    /** Plain text. */
    text_en: string;
    text_it: string;
  };
}
