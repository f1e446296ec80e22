import { loadConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openInstallation } from '../process/open-installation.ts';
import { DirectoryInUseError, OperatorError } from '../process/operator-error.ts';
import { openStore } from '../storage/open-store.ts';
import type { Command, CommandContext } from './command.ts';
import { COMMANDS } from './list.ts';
import { callServer } from './server-socket.ts';

/** Who calls a command, and from where. */
export interface Caller extends Pick<CommandContext, 'folder' | 'print'> {
  environment: NodeJS.ProcessEnv;
  /** What was piped in, null where nothing was. */
  readInput: (command: Command) => Promise<string | null>;
}

/** Here, or in the server that has the SQLite file. @throws {OperatorError} what the caller can mend */
export async function runCommand(
  name: string,
  parameters: readonly string[],
  { environment, folder, print, readInput }: Caller,
): Promise<void> {
  const load = COMMANDS[name];
  if (load === undefined) throw new OperatorError(`There is no command ${name}.`);
  const command = await load();
  const config = loadConfig(environment);
  let database: Database | null = null;
  try {
    database = await openInstallation(config);
    const call = { arguments: parameters, folder, input: await readInput(command) };
    const store = await openStore(config);
    await command.run({ ...call, config, database, store, now: () => new Date(), print });
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const input = await readInput(command);
    await callServer(config.DATA_DIR, { name, arguments: [...parameters], folder, input });
  } finally {
    await database?.close();
  }
}
