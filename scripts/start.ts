import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { MODEST_HEAP, ONE_ARENA } from './memory.ts';
import { buildWeb, isBuilt } from './web-build.ts';

if (process.platform === 'linux' && !MODEST_HEAP.every((flag) => process.execArgv.includes(flag))) {
  const flags = [...process.execArgv, ...MODEST_HEAP];
  process.execve?.(process.execPath, [process.argv0, ...flags, ...process.argv.slice(1)], {
    ...ONE_ARENA,
    ...process.env,
  });
}

// Later starts load compiled code; it is kept in the system's temporary folder.
enableCompileCache();

if (cluster.isPrimary && !isBuilt()) {
  console.log('Building the web app, which takes some ten seconds: it is new or its sources have changed');
  if (!buildWeb()) process.exit(1);
}
// Who starts it by hand reads what the start itself says; lines of the log are for machines.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';

await import('../server/src/main.ts');
