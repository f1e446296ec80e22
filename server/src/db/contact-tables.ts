import type { ContactTopic } from '@press-room/contract/contact';
import type { Language } from '@press-room/contract/languages';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** What people wrote to the press office. */
export interface ContactMessageTable {
  id: Generated<number>;
  /** Whose site it was written on. */
  press_group_id: number | null;
  user_account_id: number | null;
  press_release_id: number | null;
  /** Lower case. */
  email: string;
  name: string;
  /** The sender's. */
  language: Language;
  subject: string;
  message: string;
  topic: ContactTopic;
  deadline: Instant | null;
  created_at: Instant;
  /** When a confirmation was queued, null: none. */
  confirmed_at: Instant | null;
}

/** Failures of the web app that readers reported. */
export interface ErrorReportTable {
  id: Generated<number>;
  message: string;
  route: string;
  release: string;
  /** JSON list of texts, oldest first. */
  last_actions: string;
  /** Of who reported it, lower case; may be empty. */
  email: string;
  comment: string;
  user_agent: string;
  created_at: Instant;
}
