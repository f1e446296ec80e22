import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Letters that are known by their subject and sender alone may come from anybody. */
export const markedLetters: MigrationFactory = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('message_letter')
      .addColumn('is_marked', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
});
