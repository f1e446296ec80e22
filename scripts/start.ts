import { enableCompileCache } from 'node:module';
import { FEW_ARENAS } from './arenas.ts';
import { buildWeb, isBuilt } from './web-build.ts';

if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...FEW_ARENAS,
  });
}

// Later starts load compiled code; it is kept in the system's temporary folder.
enableCompileCache();

if (!isBuilt()) {
  console.log('Building the web app, which takes some ten seconds: it is new or its sources have changed');
  if (!buildWeb()) process.exit(1);
}
await import('../server/src/main.ts');
