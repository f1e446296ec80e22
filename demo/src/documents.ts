import { z } from 'zod';
import { bilingual, readJson } from './content.ts';
import { logoDocuments } from './logos.ts';
import { buildFactSheet } from './pdf/fact-sheet.ts';
import { profileDocuments } from './profiles.ts';
import { buildTable } from './text-document.ts';
import type { DemoDocument } from './types.ts';

const cells = z.array(z.string());
const named = { key: z.string(), name: z.string() };

const figures = readJson(
  'sheets/figures.json',
  z.array(
    z.strictObject({
      ...named,
      language: z.enum(['it', 'en']),
      date: z.iso.date(),
      /** What it is called where it hangs. */
      caption: bilingual,
      title: z.string(),
      subtitle: z.string(),
      header: cells,
      rows: z.array(cells),
      notes: cells,
    }),
  ),
);

const tables = readJson('sheets/tables.json', z.array(z.strictObject({ ...named, rows: z.array(cells) })));

/** Attachments of releases and files of press kits, made when asked for. */
export const demoDocuments: readonly DemoDocument[] = [
  ...figures.map(({ key, name, caption, ...sheet }) => ({
    key,
    name,
    caption,
    make: () => buildFactSheet(sheet),
  })),
  ...tables.map(({ key, name, rows }) => ({ key, name, make: () => buildTable(rows) })),
  ...logoDocuments,
  ...profileDocuments,
];
