import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Events are everybody's, with a calendar at an address that is no secret: feeds of them by name end. */
export const publicEvents: MigrationFactory = () => ({
  async up(db: Kysely<{ private_feed: { kind: string } }>): Promise<void> {
    await db.deleteFrom('private_feed').where('kind', '=', 'events').execute();
  },
});
