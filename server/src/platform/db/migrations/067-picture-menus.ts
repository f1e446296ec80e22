import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** What pictures can be narrowed by is found value by value, however many pictures there are. */
export const pictureMenus: MigrationFactory = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    // The state comes first: SQLite would go by its own index, and look at all that are ready for each value.
    await db.schema
      .createIndex('asset_by_state_and_credit')
      .on('asset')
      .columns(['state', 'credit'])
      .execute();
    await db.schema
      .createIndex('asset_by_state_and_taken_on')
      .on('asset')
      .columns(['state', 'taken_on'])
      .where(sql.ref('taken_on'), 'is not', null)
      .execute();
    await db.schema.dropIndex('asset_by_state').execute();
  },
});
