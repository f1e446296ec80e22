import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseFixture } from '../fixtures/document.ts';
import { loadFixture } from '../fixtures/load.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Command } from './command.ts';

/** Loads a document of content and its files. */
export const dbLoad: Command = {
  run: async ({ database, store, now, arguments: [named], folder, print }) => {
    if (named === undefined) throw new OperatorError('Usage: npm run db:load -- FILE.json');
    const path = resolve(folder, named);
    const text = await readFile(path, 'utf8').catch(() => {
      throw new OperatorError(`${named} cannot be read.`);
    });
    const ids = await loadFixture({ database, store }, parseFixture(text), {
      now: now(),
      folder: dirname(path),
    });
    await database.search.optimise();
    print(JSON.stringify(ids));
  },
};
