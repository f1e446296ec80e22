import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** An issue has a number, and a cover of its own in the place of its first page. */
export const issuesOfMagazines: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('magazine')
      .addColumn('issue_number', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('magazine')
      .addColumn('cover_asset_id', 'integer', (column) => column.references('asset.id'))
      .execute();
    await db.schema.createIndex('magazine_cover').on('magazine').column('cover_asset_id').execute();
  },
});
