import { z } from 'zod';
import { IMPORT_STATES, IMPORT_TARGETS } from './imports.ts';
import { JOB_STATES } from './jobs.ts';

/** State of the installation, for its operators. */
export const SYSTEM_PATH = '/api/office/system/';

const FINDING_STATES = ['fine', 'warning', 'fault'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Checks of the doctor, in this order. */
const CHECK_NAMES = [
  'configuration',
  'permissions',
  'disk',
  'database',
  'clock',
  'storage',
  'mail',
  'sender',
  'address',
  'backup',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

export const systemSchema = z.object({
  findings: z.array(
    z.object({
      check: z.enum(CHECK_NAMES),
      state: z.enum(FINDING_STATES),
      /** Finding and remedy in the requested language. */
      text: z.string(),
    }),
  ),
  versions: z.object({
    app: z.string(),
    node: z.string(),
    database: z.string(),
    /** Last applied migration. */
    schema: z.string(),
  }),
  jobs: z.array(z.object({ state: z.enum(JOB_STATES), count: z.int() })),
  /** When the oldest job that has not begun was due; null: none is waiting. */
  oldest_waiting_at: z.iso.datetime().nullable(),
  /** Expiry of the public certificate; null: no TLS, or no answer. */
  certificate_until: z.iso.datetime().nullable(),
  /** Without secrets. */
  storage: z.string(),
  database_bytes: z.int(),
  free_bytes: z.int(),
  /** Translation provider; null: none. */
  translation: z
    .object({
      host: z.string(),
      /** It answers and accepts the key. */
      is_ready: z.boolean(),
      /** Characters sent since the first day of the month, by all press groups. */
      characters: z.int(),
      /** Characters that a press group may send per day. */
      most_a_day: z.int(),
      /** Quota reported by the provider; null: none. */
      quota: z.object({ characters: z.int(), most: z.int() }).nullable(),
    })
    .nullable(),
  last_backup: z
    .object({
      made_at: z.iso.datetime(),
      target: z.string(),
      bytes: z.int(),
      verified_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  last_import: z
    .object({
      id: z.int(),
      target: z.enum(IMPORT_TARGETS),
      state: z.enum(IMPORT_STATES),
      created_at: z.iso.datetime(),
    })
    .nullable(),
});
export type System = z.infer<typeof systemSchema>;
