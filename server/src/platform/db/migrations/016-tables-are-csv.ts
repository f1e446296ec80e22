import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';
import type { Schema } from '../schema.ts';

/** Tables were taken in as plain text: their name tells them. */
export const tablesAreCsv: MigrationFactory = () => ({
  async up(db: Kysely<Schema>): Promise<void> {
    await db
      .updateTable('asset')
      .set({ media_type: 'text/csv' })
      .where('media_type', '=', 'text/plain')
      .where((eb) => eb.fn('lower', ['name']), 'like', '%.csv')
      .execute();
  },
});
