import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Long imports are written by a job: how far it is, and why it wrote nothing. */
export const importJobs: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const change = () => db.schema.alterTable('import_run');
    await change().addColumn('refusal', text).execute();
    await change()
      .addColumn('rows_written', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
