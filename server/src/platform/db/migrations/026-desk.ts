import type { Kysely } from 'kysely';
import { toFailureKey } from '../failure-key.ts';
import type { MigrationFactory } from '../migrate.ts';
import type { Schema } from '../schema.ts';

export const desk: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const changeMessage = () => db.schema.alterTable('contact_message');
    await changeMessage()
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await changeMessage()
      .addColumn('status', text, (column) => column.notNull().defaultTo('open'))
      .execute();
    await changeMessage()
      .addColumn('assignee_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .execute();
    await changeMessage().addColumn('answered_at', text).execute();

    await db.schema
      .createTable('message_letter')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('contact_message_id', 'integer', (column) =>
        column.notNull().references('contact_message.id').onDelete('cascade'),
      )
      .addColumn('is_received', 'integer', (column) => column.notNull())
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('mail_id', text)
      .addColumn('sent_at', text)
      .execute();

    await db.schema
      .createTable('reusable_answer')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('press_group_id', 'integer', (column) =>
        column.references('press_group.id').onDelete('cascade'),
      )
      .addColumn('text_en', text, (column) => column.notNull())
      .addColumn('text_it', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('failure')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('key', text, (column) => column.notNull().unique())
      .addColumn('state', text, (column) => column.notNull().defaultTo('open'))
      .execute();
    await db.schema
      .alterTable('error_report')
      .addColumn('failure_id', 'integer', (column) => column.references('failure.id').onDelete('cascade'))
      .execute();
    await groupReports(db as Kysely<Schema>);

    const indexes: [string, string[]][] = [
      ['contact_message', ['status', 'deadline']],
      ['contact_message', ['assignee_id']],
      ['message_letter', ['contact_message_id']],
      ['message_letter', ['user_account_id']],
      ['message_letter', ['mail_id']],
      ['reusable_answer', ['press_group_id']],
      ['error_report', ['failure_id', 'id']],
      ['audit_entry', ['action', 'id']],
      ['audit_entry', ['at']],
      ['press_release', ['status', 'publish_at']],
      ['press_release', ['embargo_until']],
      ['press_release_text', ['outdated_since']],
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

/** Reports that were kept before: the same failure gets the same number. */
async function groupReports(db: Kysely<Schema>): Promise<void> {
  const reports = await db.selectFrom('error_report').select(['id', 'message']).orderBy('id').execute();
  const known = new Map<string, number>();
  for (const report of reports) {
    const key = toFailureKey(report.message);
    const failure_id =
      known.get(key) ??
      (await db.insertInto('failure').values({ key }).returning('id').executeTakeFirstOrThrow()).id;
    known.set(key, failure_id);
    await db.updateTable('error_report').set({ failure_id }).where('id', '=', report.id).execute();
  }
}
