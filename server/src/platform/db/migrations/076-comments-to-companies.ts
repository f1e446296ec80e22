import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Comments that a company's press office reads. Those before were written among colleagues, and stay so. */
export const commentsToCompanies: MigrationFactory = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('press_release_comment')
      .addColumn('company_id', 'integer', (column) => column.references('company.id').onDelete('set null'))
      .execute();
    await db.schema
      .createIndex('press_release_comment_by_company_id')
      .on('press_release_comment')
      .column('company_id')
      .execute();
  },
});
