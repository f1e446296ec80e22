import { hearSecret, readInput, say } from '../../../platform/limited/limited-child.ts';
import { readFile } from './read.ts';
import { BATCH_ROWS, type Fault, ReadError, type ReadSettings, SAMPLE_ROWS } from './shape.ts';

// Separate process, started by `read-table.ts`: reads a file from stdin, and writes its content, then its rows.

/** Task from `read-table.ts`. */
export interface TableTask {
  /** Whether more than the first rows are needed. */
  isWhole: boolean;
  maxRows: number;
  /** Whether a password follows. */
  hasPassword: boolean;
  settings: ReadSettings;
}

const [task = '', size] = process.argv.slice(2);

async function work(): Promise<void> {
  const { isWhole, maxRows, hasPassword, settings } = JSON.parse(task) as TableTask;
  const password = hasPassword ? await hearSecret() : undefined;
  const bytes = await readInput(Number(size));
  const { rows, ...file } = await readFile(bytes, { ...settings, password }, maxRows);
  await say({ found: { ...file, rows: rows.slice(0, SAMPLE_ROWS) } });
  if (!isWhole) return;
  for (let at = 0; at < rows.length; at += BATCH_ROWS) await say({ rows: rows.slice(at, at + BATCH_ROWS) });
  await say({ isWhole: true });
}

function toFault(error: unknown): Fault {
  return error instanceof ReadError
    ? { fault: error.fault, line: error.line }
    : { fault: 'import_damaged', line: null };
}

await work().catch((error: unknown) => say(toFault(error)));
process.exit(0);
