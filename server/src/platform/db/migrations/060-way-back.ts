import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Which release before may still work on these tables, by the last step that it knows: one row. */
export const wayBack: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<{ schema_compatibility: { oldest: string } }>): Promise<void> {
    await db.schema
      .createTable('schema_compatibility')
      .modifyEnd(tableEnd)
      .addColumn('oldest', text, (column) => column.notNull())
      .execute();
    await db.insertInto('schema_compatibility').values({ oldest: '' }).execute();
  },
});
