import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Addresses are found in both spellings of their domain. */
export const keysOfAddresses: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['invitation', 'contact_message']) {
      await db.schema
        .alterTable(table)
        .addColumn('address_key', text, (column) => column.notNull().defaultTo(''))
        .execute();
    }
  },
});
