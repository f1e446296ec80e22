import { parseArgs } from 'node:util';
import { planRetention, runRetention } from '../features/privacy/retention/retention.ts';
import { OperatorError } from '../process/operator-error.ts';
import { openStore } from '../storage/open-store.ts';
import { runCommand } from './command.ts';

const USAGE = 'Usage: npm run retention [-- --dry-run]';

function readArguments(): { 'dry-run': boolean } {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
}

await runCommand(async (database, config) => {
  const isDry = readArguments()['dry-run'];
  const now = (): Date => new Date();
  const store = await openStore(config);
  const steps = isDry
    ? await planRetention({ config, database, now })
    : await runRetention({ config, database, store, now });
  for (const { action, subject, reason } of steps) {
    console.log(`${isDry ? 'would ' : ''}${action} ${subject}: ${reason}`);
  }
  console.log(
    `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}${isDry ? ', nothing was changed' : ''}`,
  );
});
