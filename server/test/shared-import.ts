import { join } from 'node:path';
import { openShared } from './shared-folder.ts';

/** Real files to import. */
export const { isThere: hasSharedImport, read: readSharedImport } = openShared('import');

/** Content of one of the files, as other programs read it. */
export const readExpected = (name: string): unknown =>
  JSON.parse(readSharedImport(join('expected', `${name}.json`)).toString('utf8')) as unknown;
