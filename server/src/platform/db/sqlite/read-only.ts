import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { OperatorError } from '../../errors/operator-error.ts';
import type { ReadOnlyConnection } from '../client.ts';
import type { Schema } from '../schema.ts';
import { openSqliteFile, SqliteConnection } from './connection.ts';
import { SQLITE_FILE } from './database.ts';
import { hasNoFile } from './snapshot.ts';

/** Without the lock of the directory, which a server holds. */
export function openSqliteReadOnly(directory: string): ReadOnlyConnection {
  if (hasNoFile(directory)) {
    throw new OperatorError(`there is no press room in ${directory} yet: the first start makes one`);
  }
  const database = new SqliteConnection(openSqliteFile(join(directory, SQLITE_FILE)));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return {
    db,
    close: async () => {
      await db.destroy();
    },
  };
}
