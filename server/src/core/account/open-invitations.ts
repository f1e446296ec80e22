import { expressionBuilder } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

const eb = expressionBuilder<Schema, 'invitation'>();

/** Neither accepted nor revoked. */
export const isOpenInvitation = eb.and([
  eb('invitation.accepted_at', 'is', null),
  eb('invitation.revoked_at', 'is', null),
]);
