import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Ddl, MigrationFactory } from '../migrate.ts';

type Table = CreateTableBuilder<string, string>;

/** Files that are compared with what is stored, their differences, and how files of a source are read. */
export const imports: MigrationFactory = (ddl) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await createProfiles(db, ddl);
    await createRuns(db, ddl);
    await createDifferences(db, ddl);
    const { text, tableEnd } = ddl;
    await db.schema
      .createTable('import_link')
      .modifyEnd(tableEnd)
      .addColumn('profile_id', 'integer', (column) =>
        column.notNull().references('import_profile.id').onDelete('cascade'),
      )
      .addColumn('external_id', text, (column) => column.notNull())
      .addColumn('company_id', 'integer', (column) =>
        column.notNull().references('company.id').onDelete('cascade'),
      )
      .addColumn('run_id', 'integer', (column) => column.references('import_run.id').onDelete('set null'))
      .addPrimaryKeyConstraint('import_link_pk', ['profile_id', 'external_id'])
      .execute();
    await db.schema.createIndex('import_link_by_company').on('import_link').column('company_id').execute();
    await db.schema.createIndex('import_link_by_run').on('import_link').column('run_id').execute();
  },
});

async function createProfiles(db: Kysely<unknown>, { id, text, tableEnd }: Ddl): Promise<void> {
  let table: Table = db.schema
    .createTable('import_profile')
    .modifyEnd(tableEnd)
    .addColumn('id', 'integer', id);
  for (const name of ['target', 'name', 'settings', 'mapping', 'key', 'updated_at']) {
    table = table.addColumn(name, text, (column) => column.notNull());
  }
  await table.execute();
  await db.schema
    .createIndex('import_profile_by_name')
    .unique()
    .on('import_profile')
    .columns(['target', 'name'])
    .execute();
}

async function createRuns(db: Kysely<unknown>, { id, text, tableEnd }: Ddl): Promise<void> {
  let table: Table = db.schema.createTable('import_run').modifyEnd(tableEnd).addColumn('id', 'integer', id);
  const told = [
    'target',
    'state',
    'file_name',
    'sha256',
    'settings',
    'mapping',
    'key',
    'created_at',
    'updated_at',
  ];
  for (const name of told) table = table.addColumn(name, text, (column) => column.notNull());
  const open = ['erased_at', 'found', 'profile_name', 'counts', 'result', 'applied_at', 'undone_at'];
  for (const name of open) table = table.addColumn(name, text);
  await table
    .addColumn('left_fields', text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('rows_read', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('profile_id', 'integer', (column) =>
      column.references('import_profile.id').onDelete('set null'),
    )
    .addColumn('created_by', 'integer', (column) => column.references('user_account.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('import_run_by_file').on('import_run').columns(['sha256', 'id']).execute();
  await db.schema.createIndex('import_run_by_person').on('import_run').column('created_by').execute();
  await db.schema.createIndex('import_run_by_profile').on('import_run').column('profile_id').execute();
}

async function createDifferences(db: Kysely<unknown>, { id, text, tableEnd }: Ddl): Promise<void> {
  let table: Table = db.schema
    .createTable('import_difference')
    .modifyEnd(tableEnd)
    .addColumn('id', 'integer', id)
    .addColumn('run_id', 'integer', (column) =>
      column.notNull().references('import_run.id').onDelete('cascade'),
    )
    .addColumn('line', 'integer')
    .addColumn('stored_id', 'integer')
    .addColumn('stored_version', 'integer', (column) => column.notNull())
    .addColumn('is_accepted', 'integer', (column) => column.notNull())
    .addColumn('is_written', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('external_id', text);
  for (const name of ['kind', 'match_key', 'label', 'fields', 'notes']) {
    table = table.addColumn(name, text, (column) => column.notNull());
  }
  await table.addColumn('left_fields', text, (column) => column.notNull().defaultTo('[]')).execute();
  for (const column of ['kind', 'match_key', 'stored_id']) {
    await db.schema
      .createIndex(`import_difference_by_${column}`)
      .on('import_difference')
      .columns(column === 'kind' ? ['run_id', 'kind', 'id'] : ['run_id', column])
      .execute();
  }
}
