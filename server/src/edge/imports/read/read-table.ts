import { join } from 'node:path';
import { IMPORT_MAX_ROWS, IMPORT_READ_SECONDS } from '@press-room/contract/limits';
import { type Client, ConcurrencyLimiter } from '../../../platform/limited/concurrency-limiter.ts';
import { runLimited } from '../../../platform/limited/limited-process.ts';
import type { ProcessLimits } from '../../../platform/limited/start.ts';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import type { Fault, Found, ReadRow, ReadSettings } from './shape.ts';
import type { TableTask } from './table-process.ts';

type TableMessage = { found: Found } | { rows: ReadRow[] } | { isWhole: true } | Fault;

/** A file that is no table, or cannot be read within the limits. */
export class UnreadableTable extends Error {
  readonly reason: Fault;

  constructor(reason: Fault) {
    super(reason.fault);
    this.reason = reason;
  }
}

const PROGRAM = join(import.meta.dirname, 'table-process.ts');
// Twice the limit in wall time, so that the client is answered soon even on a busy machine.
const LIMITS: ProcessLimits = {
  seconds: IMPORT_READ_SECONDS,
  patience: 2,
  heapMegabytes: 512,
  megabytes: 700,
};

/** One file at a time, because of the memory. */
const limiter = new ConcurrencyLimiter({ atOnce: 1, places: 4, patienceMs: 90_000 });

export interface Reading {
  settings: ReadSettings;
  /** Password of a locked file, passed only to the parser's process. */
  password?: string | undefined;
  client: Client;
  limits?: ProcessLimits;
  maxRows?: number;
}

/** Content of a file, with its first rows. @throws {UnreadableTable} {WorkRefused} */
export async function inspectTable(file: StoredFile, reading: Reading): Promise<Found> {
  let found: Found | null = null;
  await ask(file, reading, {
    isWhole: false,
    hear: (message) => {
      if ('found' in message) found = message.found;
    },
  });
  if (found === null) throw new UnreadableTable({ fault: 'import_too_heavy', line: null });
  return found;
}

/** Passes on all rows in batches and waits for each to be handled. @throws {UnreadableTable} {WorkRefused} */
export async function readTable(
  file: StoredFile,
  reading: Reading,
  take: (rows: ReadRow[], found: Found) => Promise<void>,
): Promise<Found> {
  let found: Found | null = null;
  let isWhole = false;
  await ask(file, reading, {
    isWhole: true,
    hear: async (message) => {
      if ('found' in message) found = message.found;
      if ('isWhole' in message) isWhole = true;
      if ('rows' in message && found !== null) await take(message.rows, found);
    },
  });
  if (found === null || !isWhole) throw new UnreadableTable({ fault: 'import_too_heavy', line: null });
  return found;
}

async function ask(
  file: StoredFile,
  { settings, password, client, limits = LIMITS, maxRows = IMPORT_MAX_ROWS }: Reading,
  { isWhole, hear }: { isWhole: boolean; hear: (message: TableMessage) => Promise<void> | void },
): Promise<void> {
  const fault: { is: Fault | null } = { is: null };
  await limiter.take(client, () =>
    runLimited(file, {
      program: PROGRAM,
      task: JSON.stringify({
        isWhole,
        maxRows,
        hasPassword: password !== undefined,
        settings,
      } satisfies TableTask),
      secret: password,
      limits,
      signal: client.signal,
      hear: (message) => {
        const said = message as TableMessage;
        if ('fault' in said) fault.is = said;
        else return hear(said);
      },
    }),
  );
  if (fault.is !== null) throw new UnreadableTable(fault.is);
}
