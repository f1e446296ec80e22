import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bilingual } from './types.ts';

const ROOT = join(import.meta.dirname, '../content');
const HEADED = /^---\n(?<head>.*?)^---\n\n(?<body>.*)\n$/ms;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Names in a folder of the content, sorted. */
export const listContent = (folder: string): string[] => readdirSync(join(ROOT, folder)).toSorted();

export const readJson = <T>(path: string, schema: z.ZodType<T>): T => schema.parse(JSON.parse(read(path)));

/** The same document in both languages: `it.json` and `en.json` in a folder. */
export const readBoth = <T>(folder: string, schema: z.ZodType<T>): Record<keyof Bilingual, T> => ({
  it: readJson(`${folder}/it.json`, schema),
  en: readJson(`${folder}/en.json`, schema),
});

/** A text with a header of `name: value` lines between two rules. */
export function readText<T>(path: string, head: z.ZodType<T>): { head: T; body: string } {
  const found = HEADED.exec(read(path))?.groups;
  if (found === undefined) throw new Error(`${path}: has no head between two lines of ---`);
  const lines = (found.head ?? '').split('\n').filter((line) => line !== '');
  const values = lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);
  return { head: head.parse(Object.fromEntries(values)), body: found.body ?? '' };
}

export const bilingual = z.strictObject({ it: z.string(), en: z.string() });
