import { openInstallation } from '../open-installation.ts';
import { loadConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { DirectoryInUseError, OperatorError } from '../platform/errors/operator-error.ts';
import { openStore } from '../platform/storage/open-store.ts';
import type { Command, CommandContext } from './command.ts';
import { COMMANDS } from './list.ts';
import { callServer, NoServerError } from './server-socket.ts';
import { whenFree } from './wait-for-lock.ts';

/** Caller of a command, with its environment. */
export interface Caller extends Pick<CommandContext, 'folder' | 'print'> {
  environment: NodeJS.ProcessEnv;
  /** Piped input; null: none. */
  readInput: (command: Command) => Promise<string | null>;
}

/**
 * Runs a command here, or in the server that uses the SQLite file.
 * @throws {OperatorError} an error that the caller can fix
 */
export async function runCommand(
  name: string,
  parameters: readonly string[],
  { environment, folder, print, readInput }: Caller,
): Promise<void> {
  const load = COMMANDS[name];
  if (load === undefined)
    throw new OperatorError(`There is no command ${name}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  const config = loadConfig(environment);
  const call = { arguments: [...parameters], folder };
  const now = (): Date => new Date();
  const prepared = await command.beside?.({ ...call, config, now, print });
  if (prepared === null || command.run === undefined) return;
  let database: Database | null = null;
  try {
    const open = (): Promise<Database> => openInstallation(config);
    // If the work is done, only its record would wait.
    database = await (prepared === undefined ? whenFree(config.DATA_DIR, open) : open());
    const input = prepared ?? (await readInput(command));
    const store = await openStore(config);
    await command.run({ ...call, input, config, database, store, now, print });
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const input = prepared ?? (await readInput(command));
    await callServer(config.DATA_DIR, { ...call, name, input }).catch((unheard: unknown) => {
      if (prepared === undefined || !(unheard instanceof NoServerError)) throw unheard;
      throw new OperatorError(`It is done, but could not be written down: ${unheard.message}`);
    });
  } finally {
    await database?.close();
  }
}
