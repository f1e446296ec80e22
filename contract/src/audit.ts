import { z } from 'zod';
import { personSchema } from './people.ts';

/** Who did what to what, newest first; read only. */
export const AUDIT_PATH = '/api/office/audit/';

export const auditRowSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: the press room itself, a stranger, or somebody whose account is gone. */
  by: personSchema.nullable(),
  action: z.string(),
  /** Such as `press_release:12`. */
  subject: z.string(),
  /** Names of what was changed; values are not kept. */
  fields: z.array(z.string()),
  /** How often it happened between `at` and `last_at`. */
  repeats: z.int(),
  last_at: z.iso.datetime().nullable(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;
