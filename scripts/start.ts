import { enableCompileCache } from 'node:module';
import { buildWeb, isBuilt } from './web-build.ts';

// glibc keeps freed memory in an arena per thread: with its default number, making renditions holds twice the memory.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  process.execve?.(process.execPath, process.argv, { ...process.env, MALLOC_ARENA_MAX: '2' });
}

// Later starts load compiled code; it is kept in the system's temporary folder.
enableCompileCache();

if (!isBuilt()) {
  console.log('Building the web app: it is new or its sources have changed');
  if (!buildWeb()) process.exit(1);
}
await import('../server/src/main.ts');
