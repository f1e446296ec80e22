import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';
import type { Schema } from '../schema.ts';

const LANES = ['journalist', 'photographer', 'creator', 'company_press_office'];

export const fair: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const change = () => db.schema.alterTable('event');
    const texts = ['name', 'place', ...LANES.map((lane) => `criteria_${lane}`)];
    for (const column of texts.flatMap((name) => [`${name}_it`, `${name}_en`])) {
      await change()
        .addColumn(column, text, (each) => each.notNull().defaultTo(''))
        .execute();
    }
    await change()
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await change()
      .addColumn('updated_at', text, (column) => column.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
      .execute();
    await change().addColumn('applications_from', text).execute();
    await change().addColumn('applications_until', text).execute();
    await change()
      .addColumn('decision_days', 'integer', (column) => column.notNull().defaultTo(5))
      .execute();
    await (db as unknown as Kysely<Schema & { event: { name: string } }>)
      .updateTable('event')
      .set((eb) => ({ name_it: eb.ref('event.name'), name_en: eb.ref('event.name') }))
      .execute();
    await change().dropColumn('name').execute();

    await db.schema
      .createTable('event_accreditation')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('updated_at', text, (column) => column.notNull())
      .addColumn('event_id', 'integer', (column) => column.notNull().references('event.id'))
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('lane', text, (column) => column.notNull())
      .addColumn('outlet', text, (column) => column.notNull())
      .addColumn('order_number', text, (column) => column.notNull())
      .addColumn('order_region', text)
      .addColumn('website', text, (column) => column.notNull())
      .addColumn('remark', text, (column) => column.notNull())
      .addColumn('submitted_at', text)
      .addColumn('due_at', text)
      .addColumn('decided_at', text)
      .addColumn('decided_by', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('reason', text, (column) => column.notNull().defaultTo(''))
      .addColumn('appeal', text, (column) => column.notNull().defaultTo(''))
      .addColumn('appealed_at', text)
      .addColumn('badge_code', text, (column) => column.unique())
      .addUniqueConstraint('event_accreditation_of_person', ['event_id', 'user_account_id'])
      .execute();

    await db.schema
      .createTable('event_accreditation_proof')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('event_accreditation_id', 'integer', (column) =>
        column.notNull().references('event_accreditation.id').onDelete('cascade'),
      )
      .addColumn('sha256', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('media_type', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('badge_entry')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('event_accreditation_id', 'integer', (column) =>
        column.notNull().references('event_accreditation.id').onDelete('cascade'),
      )
      .addColumn('key', text, (column) => column.notNull().unique())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .execute();

    const indexes: [string, string[]][] = [
      ['event_accreditation', ['user_account_id']],
      ['event_accreditation', ['status', 'due_at']],
      ['event_accreditation', ['decided_by']],
      ['event_accreditation_proof', ['event_accreditation_id']],
      ['event_accreditation_proof', ['sha256']],
      ['badge_entry', ['event_accreditation_id', 'at']],
      ['badge_entry', ['user_account_id']],
    ];
    for (const [table, columns] of indexes) {
      await db.schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute();
    }
  },
});
