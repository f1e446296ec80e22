import type { CrisisAlerts, CrisisState } from '@press-room/contract/crisis';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './instant.ts';

/** A statement of a press group in a crisis, or prepared for one. */
interface CrisisTable {
  id: Generated<number>;
  /** Grows with each write of the office. */
  version: Generated<number>;
  press_group_id: number;
  state: CrisisState;
  /** Computed by the database: the group while it is on or rehearsed. Unique: one at a time. */
  open_group_id: GeneratedAlways<number | null>;
  title_en: string;
  title_it: string;
  /** Plain text. */
  text_en: string;
  text_it: string;
  /** For urgent questions; empty: those of the press office. */
  phone: string;
  email: string;
  /** About what was published before it. */
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
