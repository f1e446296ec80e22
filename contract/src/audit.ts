import { z } from 'zod';
import { officeTextPairSchema } from './office-media.ts';
import { personSchema } from './people.ts';

/** Who did what to what, newest first; read only. */
export const AUDIT_PATH = '/api/office/audit/';

/** What can have been done; screens have words for each. */
export const AUDIT_ACTIONS = [
  'accept_invitation',
  'add_passkey',
  'add_proof',
  'add_totp',
  'answer',
  'appeal',
  'approve',
  'approve_name',
  'archived',
  'ask',
  'ask_accreditation',
  'ask_email_change',
  'ask_erasure',
  'ask_name',
  'change_comment',
  'change_email',
  'change_password',
  'change_profile',
  'change_rights',
  'comment',
  'confirm_company',
  'create',
  'create_administrator',
  'create_preview_link',
  'delete',
  'delete_comment',
  'disable',
  'discard_held',
  'draft',
  'edit',
  'enable',
  'end_sessions',
  'erase',
  'export',
  'hidden',
  'hold',
  'import',
  'in_review',
  'load',
  'merge',
  'merge_away',
  'move',
  'prove',
  'published',
  'receive',
  'refuse',
  'refuse_company',
  'refuse_name',
  'refused',
  'register',
  'remove_from_company',
  'remove_passkey',
  'remove_proof',
  'remove_totp',
  'rename_passkey',
  'renew_recovery_codes',
  'renew_secret',
  'replace',
  'reset_password',
  'reset_second_factor',
  'retry',
  'revoke',
  'revoke_invitation',
  'revoke_preview_link',
  'scheduled',
  'second_factor_failed',
  'send_invitation',
  'send_link',
  'send_test',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'sign_out_everywhere',
  'submit',
  'undo_import',
  'use_recovery_code',
  'verify',
  'view_proof',
  'withdraw_erasure',
  'withdraw_name',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditRowSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: the press room itself, a stranger, or somebody whose account is gone. */
  by: personSchema.nullable(),
  /** One of `AUDIT_ACTIONS`, or an earlier one. */
  action: z.string(),
  /** Such as `press_release:12`. */
  subject: z.string(),
  /** What it is called now; null: it is gone, has no name, or the asker has no right to see it. */
  name: officeTextPairSchema.nullable(),
  /** Whether it is there no more, as far as the asker may know. */
  is_gone: z.boolean(),
  /** Names of what was changed; values are not kept. */
  fields: z.array(z.string()),
  /** How often it happened between `at` and `last_at`. */
  repeats: z.int(),
  last_at: z.iso.datetime().nullable(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;
