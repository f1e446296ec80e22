import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

const NAMES = ['press_contact', 'pub_press_contact', 'press_email', 'pub_press_email'];

/** Whom the press asks about a company. */
export const pressContactsOfCompanies: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of NAMES) {
      await db.schema
        .alterTable('company')
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute();
    }
  },
});
