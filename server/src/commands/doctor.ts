import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { examine } from '../edge/doctor/examine.ts';
import { openReadOnly, type ReadOnlyConnection } from '../platform/db/client.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { openStore } from '../platform/storage/open-store.ts';
import { ignoreMissing } from '../platform/storage/spool.ts';
import { toText } from '../platform/text/messages.ts';
import type { Command } from './command.ts';

/** Maximum delay of the exit because of a database that does not answer. */
const CLOSE_MS = 1000;

/** Files created by root would not be usable by the press room's own user. */
async function requireOwner(directory: string): Promise<void> {
  const found = await stat(directory).catch(ignoreMissing);
  if (found === null) {
    throw new OperatorError(
      `DATA_DIR: there is no press room in ${directory}; the first start makes one, or set DATA_DIR as the server has it.`,
    );
  }
  if (process.getuid?.() === 0 && found.uid !== 0) {
    throw new OperatorError(
      `DATA_DIR: ${directory} belongs to the user ${found.uid}; call the doctor as that user, with the variables that the server has.`,
    );
  }
}

/** Checks everything that a press room needs, with or without a running server, and prints remedies. */
export const doctor: Command = {
  beside: async ({ config, now, print }) => {
    process.umask(0o077);
    await requireOwner(config.DATA_DIR);
    const engine = config.DATABASE_URL === undefined ? 'sqlite' : 'postgres';
    const opened: Promise<ReadOnlyConnection>[] = [];
    const openDb = async () => {
      const [beside = openReadOnly(config)] = opened;
      opened[0] = beside;
      return (await beside).db;
    };
    const findings = await examine({ config, engine, now, openDb, openStore: () => openStore(config) });
    const closed = opened.map((beside) => beside.then((each) => each.close()));
    await Promise.race([Promise.allSettled(closed), setTimeout(CLOSE_MS)]);
    for (const { check, state, message } of findings) {
      print(`${state.padEnd(7)} ${check}: ${toText(message, 'en')}`);
    }
    const faults = findings.filter(({ state }) => state === 'fault').length;
    if (faults > 0) throw new OperatorError(`${faults} ${faults === 1 ? 'fault' : 'faults'}`);
    return null;
  },
};
