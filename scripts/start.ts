import { enableCompileCache } from 'node:module';
import { buildWeb, isBuilt } from './web-build.ts';

// Later starts load compiled code; it is kept in the system's temporary folder.
enableCompileCache();

if (!isBuilt()) {
  console.log('Building the web app: it is new or its sources have changed');
  if (!buildWeb()) process.exit(1);
}
await import('../server/src/main.ts');
