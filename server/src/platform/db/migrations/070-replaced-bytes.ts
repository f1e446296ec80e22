import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** What a file takes the place of is known by its bytes: words of the asset may change while the file is sent. */
export const replacedBytes: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('asset_upload').addColumn('replaces_sha256', text).execute();
    await sql`
      update asset_upload
      set replaces_sha256 = (select sha256 from asset where asset.id = asset_upload.replaces_asset_id)
      where replaces_asset_id is not null`.execute(db);
  },
});
