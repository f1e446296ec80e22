import { type Config, loadConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { OperatorError } from '../process/operator-error.ts';

/** Runs a command on an up-to-date database and ends the process with 0, or with 1 and a sentence. */
export async function runCommand(run: (database: Database, config: Config) => Promise<void>): Promise<void> {
  let database: Database | null = null;
  try {
    const config = loadConfig(process.env);
    database = await openDatabase(config);
    await database.migrate();
    await run(database, config);
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}
