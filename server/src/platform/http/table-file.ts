import { Readable } from 'node:stream';
import type { Language } from '@press-room/contract/languages';
import { TABLE_FILE_TYPES, type TableFileType } from '@press-room/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openSheet } from '../archive/sheet.ts';
import { toContentDisposition } from './content-disposition.ts';
import { languageOf } from './negotiation.ts';
import { choiceParameter, queryOf } from './query.ts';
import { varyBy } from './vary.ts';

/** Null: nothing, or nothing that may be said. */
export type Cell = string | number | null;

export interface Table {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const MEDIA_TYPES: Record<TableFileType, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const tableTypeSchema = z.enum(TABLE_FILE_TYPES);

/** @throws 400 */
export const readTableType = (request: FastifyRequest): TableFileType =>
  choiceParameter(queryOf(request), 'type', tableTypeSchema) ?? 'csv';

/** What a spreadsheet would take for a formula, also behind the signs that it skips, and in other widths. */
const SIGN = '[=+\\-@|%＝＋－＠﹢﹣﹦﹫]';
const FORMULA = new RegExp(`^[\\s\\p{Cf}]*${SIGN}`, 'u');
/** Where some spreadsheet begins another cell, whatever stands around the text: which delimiter it takes, nobody knows. */
const SPLIT = '[;,|\\t\\r\\n\\u2028\\u2029"]';
const FORMULA_BEHIND = new RegExp(`(?<=${SPLIT})(?=(?:(?!${SPLIT})[\\s\\p{Cf}])*${SIGN})`, 'gu');
/** No formula, where nobody else chose it. */
const TELEPHONE = /^\+[0-9 ()./-]+$/;
/** What no XML and no line of a table may hold. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

interface Writing {
  type: TableFileType;
  language: Language;
  /** The office's own is read again, and telephone numbers are no formulas there. */
  isOwn: boolean;
}

/**
 * A text that stays one in every spreadsheet: strangers choose what stands in these tables. In CSV it may be torn apart
 * anywhere; in a sheet a cell is a cell.
 */
export function toSafeText(text: string, { type, isOwn }: Pick<Writing, 'type' | 'isOwn'>): string {
  const clean = text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(UNWRITABLE, ' ');
  if (isOwn && TELEPHONE.test(clean)) return clean;
  const inner = type === 'csv' ? clean.replaceAll(FORMULA_BEHIND, "'") : clean;
  return FORMULA.test(clean) || clean.startsWith('\t') || clean.startsWith('\r') ? `'${inner}` : inner;
}

/** Where a comma divides whole from part, it does not divide cells. */
const hasDecimalComma = ({ type, language }: Writing): boolean => type === 'csv' && language === 'it';

function toSafeCell(cell: Cell, writing: Writing): Cell {
  if (typeof cell === 'string') return toSafeText(cell, writing);
  const isPart = cell !== null && !Number.isInteger(cell);
  return isPart && hasDecimalComma(writing) ? String(cell).replace('.', ',') : cell;
}

/** Lines end as spreadsheets want them; a single sign of a line's end would end one too, unless it stands in quotes. */
const csvOptions = (writing: Writing) =>
  ({
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    // What Excel takes for the delimiter goes by the language of its system.
    delimiter: hasDecimalComma(writing) ? ';' : ',',
  }) as const;

async function toBytes({ columns, rows }: Omit<Table, 'name'>, writing: Writing): Promise<Buffer> {
  const safe = rows.map((row) => row.map((cell) => toSafeCell(cell, writing)));
  if (writing.type === 'csv') {
    const { stringify } = await import('csv-stringify/sync');
    // The mark at the beginning tells Excel that it is UTF-8.
    return Buffer.from(stringify([columns, ...safe], { bom: true, ...csvOptions(writing) }));
  }
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const head = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = safe.map((row) =>
    row.map((value) =>
      value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String },
    ),
  );
  return writeXlsxFile([head, ...body], { stickyRowsCount: 1 }).toBuffer();
}

/** For readers of a language; strangers may have written what it holds. */
export const toCsv = (table: Omit<Table, 'name'>, language: Language): Promise<Buffer> =>
  toBytes(table, { type: 'csv', language, isOwn: false });

type Pages = AsyncIterable<readonly (readonly Cell[])[]>;

async function* toLines(columns: readonly string[], pages: Pages, writing: Writing) {
  const { stringify } = await import('csv-stringify/sync');
  const options = csvOptions(writing);
  yield stringify([columns], { bom: true, ...options });
  for await (const rows of pages) {
    yield stringify([...rows], options);
  }
}

const headersOf = (name: string, type: TableFileType) => ({
  'Content-Type': MEDIA_TYPES[type],
  'Content-Disposition': toContentDisposition('attachment', `${name}.${type}`),
  'Cache-Control': 'no-store',
});

async function* toSafePages(pages: Pages, writing: Writing): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const rows of pages) yield rows.map((row) => row.map((cell) => toSafeCell(cell, writing)));
}

interface LongTable extends Pick<Table, 'name' | 'columns'> {
  type: TableFileType;
  language: Language;
  now: Date;
}

/** The office's own table of any length: rows are asked for when the last ones are on their way. */
export function sendLongTable(
  reply: FastifyReply,
  { name, columns, type, language, now }: LongTable,
  pages: Pages,
): FastifyReply {
  varyBy(reply, 'Accept-Language, Authorization');
  const writing = { type, language, isOwn: true };
  const safe = toSafePages(pages, writing);
  const lines =
    type === 'csv' ? Readable.from(toLines(columns, safe, writing)) : openSheet(columns, safe, now);
  return reply.headers(headersOf(name, type)).send(lines);
}

/** Saves as a file; kept nowhere. */
export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  table: Table,
): Promise<FastifyReply> {
  const type = readTableType(request);
  const bytes = await toBytes(table, { type, language: languageOf(request), isOwn: false });
  varyBy(reply, 'Accept-Language, Authorization');
  return reply.headers(headersOf(table.name, type)).send(bytes);
}
