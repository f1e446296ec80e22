import { buildWeb } from './web-build.ts';

if (!buildWeb()) process.exitCode = 1;
