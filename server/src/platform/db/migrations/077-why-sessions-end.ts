import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Why all sessions of an account ended: the sign-in screen says so to who still holds a token of one. */
export const whySessionsEnd: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('user_account').addColumn('sessions_ended_by', text).execute();
  },
});
