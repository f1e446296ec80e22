import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';
import type { MachinePassageTable, TranslationUseTable } from './release-tables.ts';

interface JobTable {
  id: Generated<number>;
  kind: string;
  /** JSON. */
  payload: string;
  run_at: Instant;
  /** Time by the clock when `run_at` was computed; null for a chosen instant. */
  reckoned_at: Instant | null;
  attempts: Generated<number>;
  /** Attempts whose process ended or lost its lease. */
  abandoned: Generated<number>;
  /** A worker holds the job until then. */
  leased_until: Instant | null;
  last_error: string | null;
  /** When it was given up after the last attempt. */
  dead_at: Instant | null;
  created_at: Instant;
  /** At most one job with this text is pending. */
  unique_key: string | null;
}

/** Webhook of a newsroom's system. */
export interface WebhookTable {
  id: Generated<number>;
  name: string;
  url: string;
  /** Null: all press groups. */
  press_group_id: number | null;
  /** JSON: names of events. */
  events: string;
  secret_sealed: string;
  /** Earlier secret, also accepted until then. */
  old_secret_sealed: string | null;
  old_secret_until: Instant | null;
  disabled_at: Instant | null;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Call to another system with its outcome; a job makes the call. */
export interface DeliveryTable {
  id: Generated<number>;
  channel: 'webhook' | 'hub';
  webhook_id: number | null;
  /** Address of a call without a webhook. */
  address: string;
  /** The same for all attempts, so that the receiver recognises repetitions. */
  message_id: string;
  event: string;
  /** JSON of the subject; the body is created when it is sent. */
  about: string;
  status: Generated<'waiting' | 'delivered' | 'failed' | 'dropped'>;
  attempts: Generated<number>;
  response_status: number | null;
  error: string | null;
  created_at: Instant;
  attempted_at: Instant | null;
}

interface RateLimitTable {
  key: string;
  /** Unix seconds at which the counter is reset. */
  resets_at: number;
  hits: number;
}

export interface WorkTables {
  press_release_machine_passage: MachinePassageTable;
  translation_use: TranslationUseTable;
  job: JobTable;
  webhook: WebhookTable;
  delivery: DeliveryTable;
  rate_limit: RateLimitTable;
}
