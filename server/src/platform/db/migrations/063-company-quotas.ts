import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Companies' own numbers of what they may have, and what makes counting it cheap. */
export const companyQuotas: MigrationFactory = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['storage_max', 'files_max', 'releases_max', 'kits_max'])
      await db.schema.alterTable('company').addColumn(name, 'integer').execute();
    await db.schema
      .alterTable('asset_upload')
      .addColumn('company_id', 'integer', (column) => column.references('company.id').onDelete('set null'))
      .execute();
    await db.schema
      .createIndex('asset_upload_by_company_id')
      .on('asset_upload')
      .column('company_id')
      .where(sql.ref('company_id'), 'is not', null)
      .execute();
    // Bytes by content are read from the index alone.
    await db.schema
      .createIndex('asset_bytes_of_company')
      .on('asset')
      .columns(['company_id', 'sha256', 'bytes'])
      .where(sql.ref('company_id'), 'is not', null)
      .execute();
    for (const table of ['press_release', 'press_kit'])
      await db.schema
        .createIndex(`${table}_of_company_by_status`)
        .on(table)
        .columns(['company_id', 'status'])
        .where(sql.ref('company_id'), 'is not', null)
        .execute();
  },
});
