import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { inWorkFolder } from '../edge/backup/work-folder.ts';
import { DOCUMENT } from '../fixtures/whole/document.ts';
import { dumpWhole } from '../fixtures/whole/dump.ts';
import { OperatorError, tellRefusals } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import { ensureDirectory } from '../platform/process/data-directory.ts';
import { openStore } from '../platform/storage/open-store.ts';
import type { Command } from './command.ts';

const USAGE = `Usage: ${commandLine('db:dump', '--to FOLDER')}`;

function readTarget(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
    return z.string().min(1).parse(values.to);
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** Writes all data as a document that `db:load` reads on either engine. */
export const dbDump: Command = {
  beside: async ({ config, arguments: args, folder: cwd, now, print }) => {
    const target = resolve(cwd, readTarget(args));
    const { whole, missing } = await tellRefusals(
      () =>
        inWorkFolder(config, async (folder) => {
          ensureDirectory('--to', target);
          return dumpWhole({ config, store: await openStore(config), now: now(), target, folder });
        }),
      (words) => `Nothing whole was written (${words}): empty ${target}, and begin again.`,
    );
    const rows = whole.tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `Wrote ${rows} rows and ${whole.files} files; load them by ${commandLine('db:load', `${target}/${DOCUMENT}`)}`,
    );
    print(
      'They are not encrypted and hold data of people. The secret is not among them: keep DATA_DIR/secret, or SECRET_KEY.',
    );
    if (missing.length > 0) {
      throw new OperatorError(`The storage lacks files that the database names: ${missing.join(', ')}.`);
    }
    return null;
  },
};
