import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { sizeBudget } from './size-budget.ts';

/** One bundle in a process of its own, as soon as `build.ts` has the messages: `bundle.ts CONFIG [check-sizes]`. */
const [config = '', check] = process.argv.slice(2);
await once(process, 'message');
process.disconnect?.();
await build({
  configFile: join(import.meta.dirname, '..', config),
  logLevel: 'warn',
  plugins: check === 'check-sizes' ? [sizeBudget()] : [],
});
