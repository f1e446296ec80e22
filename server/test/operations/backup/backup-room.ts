import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../src/commands/run-command.ts';
import { type Whole, wholeSchema } from '../../../src/fixtures/whole/document.ts';
import { OperatorError } from '../../../src/platform/errors/operator-error.ts';
import { makeDirectory, type Place } from '../database.ts';

export type Room = Place & { STORAGE_URL?: string | undefined; BACKUP_RECIPIENTS?: string };

export interface Said {
  lines: string[];
  /** Error message; null: it succeeded. */
  failure: string | null;
}

/** What a separate process does, without its start. */
export async function runHere(room: Room, name: string, ...parameters: string[]): Promise<Said> {
  const lines: string[] = [];
  const caller = {
    environment: { ...room },
    folder: room.DATA_DIR,
    print: (line: string) => lines.push(line),
    readInput: async () => null,
  };
  try {
    await runCommand(name, parameters, caller);
    return { lines, failure: null };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { lines, failure: error.message };
  }
}

/** Name of the backup in the output. */
export const nameOf = ({ lines }: Said): string => /^Backup (\S+) /.exec(lines[0] ?? '')?.[1] ?? '';
export const newFiles = ({ lines }: Said): number =>
  Number(/; (\d+) files are new/.exec(lines[0] ?? '')?.[1]);

/** All rows of a room, as fingerprints by table. */
export async function readWhole(room: Room): Promise<{ folder: string; tables: Whole['tables'] }> {
  const folder = makeDirectory();
  const { failure } = await runHere(room, 'db:dump', '--to', folder);
  if (failure !== null) throw new Error(failure);
  const document = JSON.parse(readFileSync(join(folder, 'document.json'), 'utf8')) as { whole: unknown };
  return { folder, tables: wholeSchema.parse(document.whole).tables };
}
