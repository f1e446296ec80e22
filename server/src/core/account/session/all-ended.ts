import type { SessionEnd } from '@press-room/contract/session-ends';
import { expressionBuilder } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

const eb = expressionBuilder<Schema, 'user_account'>();

/** A write of these columns invalidates all tokens of an account, and with them the state of each session. */
export const allEnded = (by: SessionEnd | null) => ({
  token_version: eb('token_version', '+', 1),
  sessions_ended_by: by,
});
