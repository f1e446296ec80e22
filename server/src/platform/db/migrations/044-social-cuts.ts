import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Pictures have a cut for social networks; those that are there get theirs by jobs. */
export const socialCuts: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('asset_social_cut')
      .modifyEnd(tableEnd)
      .addColumn('asset_id', 'integer', (column) =>
        column.primaryKey().references('asset.id').onDelete('cascade'),
      )
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('sha256', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('asset_social_cut_by_sha256')
      .on('asset_social_cut')
      .column('sha256')
      .execute();
    const at = new Date().toISOString();
    await sql`insert into job (kind, payload, run_at, created_at)
      select 'renditions', '{"asset_id":' || id || ',"only":"cut"}', ${at}, ${at}
      from asset where kind = 'picture' and state = 'ready'`.execute(db);
  },
});
