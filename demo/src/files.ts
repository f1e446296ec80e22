import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from './content.ts';
import { demoDocuments } from './documents.ts';
import { demoGalleries } from './galleries.ts';
import { demoMagazines } from './magazines.ts';

/** Paths of files in the document are relative to this folder. */
export const DEMO_FILES = join(import.meta.dirname, '../content/files');

/** Paths of the demo's files by key. */
export const filePaths: ReadonlyMap<string, string> = new Map([
  ...demoGalleries.flatMap(({ pictures }) =>
    pictures.map((key): [string, string] => [key, `pictures/${key}.jpg`]),
  ),
  ...demoDocuments.map(({ key, name }): [string, string] => [key, `documents/${name}`]),
  ...demoMagazines.map(({ key }): [string, string] => [key, `magazines/${key}.pdf`]),
]);

/** Results of processing by path, written by `npm run demo:process`. */
export const processedFiles = readJson('processed.json', z.record(z.string(), z.looseObject({})));
