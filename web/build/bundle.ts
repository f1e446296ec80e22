import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { sizeBudget } from './size-budget.ts';

/**
 * Builds one bundle in a process of its own, when `build.ts` has compiled the messages: `bundle.ts CONFIG
 * [check-sizes]`.
 */
const [config = '', check] = process.argv.slice(2);
await once(process, 'message');
process.disconnect?.();
await build({
  configFile: join(import.meta.dirname, '..', config),
  logLevel: 'warn',
  plugins: check === 'check-sizes' ? [sizeBudget()] : [],
});
