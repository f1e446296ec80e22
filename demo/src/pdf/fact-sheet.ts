import type { Bilingual } from '../types.ts';
import { buildPdf } from './document.ts';
import { breakParagraphs } from './paragraphs.ts';
import { createSheet, SHEET, type Sheet, writeHeading } from './sheet.ts';

/** One page: a title, a line below it, a table, text and notes at the foot. */
export interface FactSheet {
  /** `it` or `en`; a sheet in both languages names the first. */
  language: keyof Bilingual;
  date: string;
  title: string;
  subtitle: string;
  header?: readonly string[];
  rows: readonly (readonly string[])[];
  paragraphs?: readonly string[];
  notes?: readonly string[];
}

const MARGIN = 56;
const WIDTH = SHEET.width - MARGIN * 2;
const RIGHT = SHEET.width - MARGIN;
const FIRST_COLUMN = 270;
const INK = '#1a1a1f';
const FIRST = '#1d3f8f';
const SECOND = '#e2a52f';
const RULE = '#b9b6ae';

function drawTable(sheet: Sheet, { header, rows }: FactSheet, top: number): number {
  const columns = Math.max(...rows.map((row) => row.length));
  const step = (WIDTH - FIRST_COLUMN) / Math.max(1, columns - 1);
  let y = top;
  for (const [index, row] of [...(header ? [header] : []), ...rows].entries()) {
    const isHeader = header !== undefined && index === 0;
    row.forEach((cell, column) => {
      const type = isHeader
        ? ({ font: 'Helvetica-Bold', size: 7.6, colour: FIRST } as const)
        : ({ font: column === 0 ? 'Helvetica' : 'Helvetica-Bold', size: 9.6, colour: INK } as const);
      const x = column === 0 ? MARGIN : MARGIN + FIRST_COLUMN + step * column;
      sheet.text(cell, { x, y }, { ...type, align: column === 0 ? 'left' : 'right' });
    });
    sheet.rule(
      { x: MARGIN, y: y + 8 },
      { x: RIGHT, y: y + 8 },
      { colour: isHeader ? FIRST : RULE, width: isHeader ? 1 : 0.5 },
    );
    y += 24;
  }
  return y;
}

export function buildFactSheet(facts: FactSheet): Uint8Array {
  const sheet = createSheet();
  sheet.rect({ x: MARGIN, y: 48, width: 26, height: 26 }, FIRST);
  sheet.rect({ x: MARGIN + 30, y: 48, width: 26, height: 26 }, SECOND);
  let y = writeHeading(
    sheet,
    facts.title,
    { x: MARGIN, y: 104, width: WIDTH },
    {
      font: 'Times-Bold',
      size: 22,
      leading: 26,
      colour: INK,
    },
  );
  sheet.text(facts.subtitle, { x: MARGIN, y: y + 14 }, { font: 'Times-Italic', size: 11.5, colour: FIRST });
  y = drawTable(sheet, facts, y + 52) + 14;
  const body = { font: 'Times-Roman', size: 11, leading: 15.4, colour: INK } as const;
  for (const paragraph of facts.paragraphs ?? []) {
    const lines = breakParagraphs([paragraph], { ...body, width: WIDTH });
    sheet.lines(lines, { x: MARGIN, y }, body);
    y += lines.length * body.leading + 8;
  }
  const notes = breakNotes(facts.notes ?? []);
  sheet.lines(
    notes,
    { x: MARGIN, y: SHEET.height - 50 - notes.length * 12 },
    { font: 'Helvetica', size: 8, leading: 12, colour: INK },
  );
  return buildPdf({
    title: facts.title,
    subject: facts.subtitle,
    author: 'Assofornace',
    language: facts.language,
    date: facts.date,
    sheets: [sheet],
    bookmarks: [],
  });
}

const breakNotes = (notes: readonly string[]) =>
  notes.flatMap((note) =>
    breakParagraphs([note], { font: 'Helvetica', size: 8, width: WIDTH, isJustified: false }),
  );
