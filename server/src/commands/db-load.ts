import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseFixture } from '../fixtures/document.ts';
import { loadFixture } from '../fixtures/load.ts';
import { requireStrongPasswords } from '../fixtures/passwords.ts';
import { loadWhole } from '../fixtures/whole/load.ts';
import { commandLine } from '../process/command-line.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Command } from './command.ts';

/** Loads a document of content and its files, or all that `db:dump` has written. */
export const dbLoad: Command = {
  run: async ({ config, database, store, now, arguments: [named], folder, print }) => {
    if (named === undefined) throw new OperatorError(`Usage: ${commandLine('db:load', 'FILE.json')}`);
    const path = resolve(folder, named);
    const text = await readFile(path, 'utf8').catch(() => {
      throw new OperatorError(`${named} cannot be read.`);
    });
    const { whole, ...fixture } = parseFixture(text);
    await requireStrongPasswords({ config, database }, fixture);
    const sources = { database, store };
    const made =
      whole === undefined
        ? await loadFixture(sources, fixture, { now: now(), folder: dirname(path) })
        : await loadWhole(sources, whole, dirname(path));
    await database.search.optimise();
    print(JSON.stringify(made));
  },
};
