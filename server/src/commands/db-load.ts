import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseFixture } from '../fixtures/document.ts';
import { loadFixture } from '../fixtures/load.ts';
import { OperatorError } from '../process/operator-error.ts';
import { openStore } from '../storage/open-store.ts';
import { runCommand } from './command.ts';

await runCommand(async (database, config) => {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new OperatorError('Usage: npm run db:load -- FILE.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new OperatorError(`${path} cannot be read.`);
  });
  const document = parseFixture(text);
  const store = await openStore(config);
  const ids = await loadFixture({ database, store }, document, { now: new Date(), folder: dirname(path) });
  await database.search.optimise();
  console.log(JSON.stringify(ids));
});
