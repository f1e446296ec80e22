import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Usage: `build.ts [check-sizes]`. */
const checks = process.argv.slice(2);

const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const begin = (...parameters: string[]): ChildProcess =>
  fork(join(import.meta.dirname, 'bundle.ts'), parameters, { stdio: 'inherit' });

/** Starts a bundler process and waits for its end. */
async function bundle(child: ChildProcess): Promise<boolean> {
  const ended = child.exitCode === null ? once(child, 'exit') : [child.exitCode];
  if (child.connected) child.send('messages');
  const [code] = (await ended) as [number | null];
  return code === 0;
}

const start = performance.now();
// Both bundles read the compiled messages, and are independent of each other. The bundler loads meanwhile.
const bundlers = [begin('vite.config.ts', ...checks), begin('vite.pages.config.ts')];
process.once('SIGTERM', () => {
  for (const bundler of bundlers) bundler.kill();
  process.exit(1);
});
await import('./generate.ts');
console.log(`  messages: ${secondsSince(start)}`);
const afterMessages = performance.now();
const isBundled = await Promise.all(bundlers.map(bundle));
console.log(`  web app and drawn pages: ${secondsSince(afterMessages)}`);
if (isBundled.includes(false)) process.exitCode = 1;
