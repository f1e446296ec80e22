import { fstatSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { loadConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openInstallation } from '../process/open-installation.ts';
import { DirectoryInUseError, OperatorError } from '../process/operator-error.ts';
import { openStore } from '../storage/open-store.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './list.ts';
import { callServer } from './server-socket.ts';

/** What was piped in, null at a terminal and where nothing was. */
async function readInput({ takesInput }: Command): Promise<string | null> {
  const input = fstatSync(0);
  if (takesInput !== true || process.stdin.isTTY) return null;
  if (!(input.isFIFO() || input.isFile() || input.isSocket())) return null;
  const piped = (await text(process.stdin)).replace(/\r?\n$/, '');
  return piped === '' ? null : piped;
}

/** Here, or in the server that has the SQLite file. */
async function runCommand(name: string, parameters: readonly string[]): Promise<void> {
  const load = COMMANDS[name];
  if (load === undefined) throw new OperatorError(`There is no command ${name}.`);
  const command = await load();
  const config = loadConfig(process.env);
  let database: Database | null = null;
  try {
    database = await openInstallation(config);
    const call = { arguments: parameters, folder: process.cwd(), input: await readInput(command) };
    const store = await openStore(config);
    await command.run({ ...call, config, database, store, now: () => new Date(), print: console.log });
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const input = await readInput(command);
    await callServer(config.DATA_DIR, { name, arguments: [...parameters], folder: process.cwd(), input });
  } finally {
    await database?.close();
  }
}

const [name = '', ...parameters] = process.argv.slice(2);
try {
  await runCommand(name, parameters);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
