import { buildWeb } from './web-build.ts';

if (!(await buildWeb({ checksSizes: true }))) process.exitCode = 1;
