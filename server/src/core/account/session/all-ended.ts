import type { SessionEnd } from '@press-room/contract/session-ends';
import { expressionBuilder } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

const eb = expressionBuilder<Schema, 'user_account'>();

/** All tokens of an account die with a write of these, and with them what each session was remembered for. */
export const allEnded = (by: SessionEnd | null) => ({
  token_version: eb('token_version', '+', 1),
  sessions_ended_by: by,
});
