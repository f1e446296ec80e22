import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const releaseWorkflow: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const changeRelease = () => db.schema.alterTable('press_release');
    for (const column of ['created_by', 'assignee_id']) {
      await changeRelease()
        .addColumn(column, 'integer', (built) => built.references('user_account.id').onDelete('set null'))
        .execute();
      await db.schema.createIndex(`press_release_by_${column}`).on('press_release').column(column).execute();
    }
    for (const column of ['withdrawn_at', 'corrected_at']) {
      await changeRelease().addColumn(column, text).execute();
    }
    for (const column of ['withdrawal_it', 'withdrawal_en']) {
      await changeRelease()
        .addColumn(column, text, (built) => built.notNull().defaultTo(''))
        .execute();
    }

    const createTable = (name: string) => db.schema.createTable(name).modifyEnd(tableEnd);
    /** What belongs to one release and goes with it. */
    const createPart = (name: string) =>
      createTable(name)
        .addColumn('id', 'integer', id)
        .addColumn('press_release_id', 'integer', (column) =>
          column.notNull().references('press_release.id').onDelete('cascade'),
        );
    const createIndex = (table: string, column: string) =>
      db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();

    await createPart('press_release_comment')
      .addColumn('parent_id', 'integer', (column) =>
        column.references('press_release_comment.id').onDelete('cascade'),
      )
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('language', text)
      .addColumn('field', text)
      .addColumn('exact', text, (column) => column.notNull())
      .addColumn('prefix', text, (column) => column.notNull())
      .addColumn('suffix', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('edited_at', text)
      .addColumn('resolved_at', text)
      .addColumn('resolved_by', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .execute();
    for (const column of ['press_release_id', 'parent_id', 'user_account_id', 'resolved_by'])
      await createIndex('press_release_comment', column);

    await createPart('press_release_correction')
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('note_it', text, (column) => column.notNull())
      .addColumn('note_en', text, (column) => column.notNull())
      .execute();
    for (const column of ['press_release_id', 'user_account_id'])
      await createIndex('press_release_correction', column);

    await createPart('press_release_preview_link')
      // A link lives no longer than the account of who made it.
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('openings', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('last_opened_at', text)
      .execute();
    for (const column of ['press_release_id', 'user_account_id'])
      await createIndex('press_release_preview_link', column);

    await createPart('press_release_notice')
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('actor_id', 'integer', (column) => column.references('user_account.id').onDelete('set null'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('comment_id', 'integer', (column) =>
        column.references('press_release_comment.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer')
      .addColumn('sent_at', text)
      .execute();
    for (const column of ['press_release_id', 'user_account_id', 'actor_id', 'comment_id', 'sent_at'])
      await createIndex('press_release_notice', column);

    await createTable('press_release_template')
      .addColumn('id', 'integer', id)
      .addColumn('press_group_id', 'integer', (column) =>
        column.notNull().references('press_group.id').onDelete('cascade'),
      )
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addUniqueConstraint('press_release_template_name', ['press_group_id', 'name'])
      .execute();
  },
});
