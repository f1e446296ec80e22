import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

interface Known {
  locked_record: { id: number; document: string };
}

const KEPT = ['account', 'consents', 'second_factor', 'event_accreditations'];

/** What was locked away with a person and has a limit of its own by the privacy notice is in no record any more. */
export const leanLockedRecords: MigrationFactory = () => ({
  async up(db: Kysely<Known>): Promise<void> {
    const records = await db.selectFrom('locked_record').select(['id', 'document']).execute();
    for (const { id, document } of records) {
      const held = Object.entries(JSON.parse(document) as Record<string, unknown>);
      // An application to be accredited is a record of its own, and of one piece.
      if (!held.some(([name]) => name === 'account')) continue;
      const lean = JSON.stringify(Object.fromEntries(held.filter(([name]) => KEPT.includes(name))));
      await db.updateTable('locked_record').set({ document: lean }).where('id', '=', id).execute();
    }
  },
});
