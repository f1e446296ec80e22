import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { onNpmEnd } from '../server/src/platform/process/parent.ts';
import { endAtOnceOnSignals } from '../server/src/platform/process/signals.ts';
import { MODEST_HEAP, ONE_ARENA } from './memory.ts';
import { buildWeb, isPackage, whyNotBuilt } from './web-build.ts';

if (process.platform === 'linux' && !MODEST_HEAP.every((flag) => process.execArgv.includes(flag))) {
  const flags = [...process.execArgv, ...MODEST_HEAP];
  process.execve?.(process.execPath, [process.argv0, ...flags, ...process.argv.slice(1)], {
    ...ONE_ARENA,
    ...process.env,
  });
}

endAtOnceOnSignals();
if (cluster.isPrimary) {
  onNpmEnd(process.env, () => process.kill(process.pid, 'SIGTERM'));
  await ensureBuilt();
}

// Later starts load compiled code; it is kept in the system's temporary folder.
enableCompileCache();
// In a terminal the start prints its own messages; log lines are for programs.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';

await import('../server/src/main.ts');

async function ensureBuilt(): Promise<void> {
  const why = whyNotBuilt();
  if (why === null) return;
  if (isPackage()) {
    console.error(`The package is not whole: ${why}; unpack its archive once more.`);
    process.exit(1);
  }
  console.log(`Building the web app, some fifteen seconds on two processors: ${why}`);
  const start = performance.now();
  if (!(await buildWeb({ checksSizes: false }))) process.exit(1);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
