import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/db/client.ts';
import type { Database, UpgradeNews } from './platform/db/database.ts';
import { OperatorError, reasonOf } from './platform/errors/operator-error.ts';
import { ensureDataDirectory, restrictDataDirectory } from './platform/process/data-directory.ts';

/**
 * Opens the migrated database of an installation; files that this process writes from here on are for its user only.
 * @throws {OperatorError} if the directory or the database cannot be used
 */
export async function openInstallation(config: Config): Promise<Database> {
  process.umask(0o077);
  ensureDataDirectory(config.DATA_DIR);
  const refused = await restrictDataDirectory(config);
  if (refused.length > 0) {
    console.warn(`DATA_DIR: others may read ${refused.join(', ')}, which belongs to another user.`);
  }
  const database = await openDatabase(config);
  try {
    await database.migrate((news) => console.log(sayNews(news)));
  } catch (error) {
    await database.close();
    throw toOperatorError(database, error) ?? error;
  }
  return database;
}

const sayNews = (news: UpgradeNews): string =>
  news.is === 'begun'
    ? `Bringing the database up to date (${news.steps} ${news.steps === 1 ? 'step' : 'steps'}): a large one takes a while, and nothing is served before.`
    : 'Others, such as a backup, hold tables that the next step changes: it is tried again until they have done.';

/** The server refuses the user, has no such database, or does not allow the user to create tables. */
const UNUSABLE_STATE = /^(?:28\w{3}|3D000|42501)$/;

function toOperatorError(database: Database, error: unknown): OperatorError | null {
  const failure = database.classify(error);
  if (database.engine === 'sqlite') {
    return failure === 'full' || failure === 'unavailable'
      ? new OperatorError(`DATA_DIR: the database in it cannot be written (${reasonOf(error)}).`)
      : null;
  }
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (failure !== 'unavailable' && !UNUSABLE_STATE.test(state)) return null;
  const reason = UNUSABLE_STATE.test(state) && error instanceof Error ? error.message : reasonOf(error);
  return new OperatorError(
    `DATABASE_URL: the database cannot be used (${reason}); it must be the address of a PostgreSQL database of one's own.`,
  );
}
