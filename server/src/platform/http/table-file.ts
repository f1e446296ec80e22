import { Readable } from 'node:stream';
import type { Language } from '@press-room/contract/languages';
import { TABLE_FILE_TYPES, type TableFileType } from '@press-room/contract/messages';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openSheet } from '../archive/sheet.ts';
import { toContentDisposition } from './content-disposition.ts';
import { languageOf } from './negotiation.ts';
import { choiceParameter, queryOf } from './query.ts';
import { varyBy } from './vary.ts';

/** Null: empty, or confidential. */
export type Cell = string | number | null;

export interface Table {
  /** File name without its extension. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const OFFICE_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: OFFICE_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant in the office's time zone, `2026-11-20 11:00`. */
export const toOfficeTime = (instant: string | null): string | null =>
  instant === null ? null : OFFICE_TIME.format(new Date(instant));

const MEDIA_TYPES: Record<TableFileType, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const tableTypeSchema = z.enum(TABLE_FILE_TYPES);

/** @throws 400 */
export const readTableType = (request: FastifyRequest): TableFileType =>
  choiceParameter(queryOf(request), 'type', tableTypeSchema) ?? 'csv';

/** Characters that start a formula in spreadsheets, also after skipped characters and in full-width forms. */
const SIGN = '[=+\\-@|%＝＋－＠﹢﹣﹦﹫]';
const FORMULA = new RegExp(`^[\\s\\p{Cf}]*${SIGN}`, 'u');
/** Characters after which a spreadsheet may start a new cell, because its delimiter is unknown. */
const SPLIT = '[;,|\\t\\r\\n\\u2028\\u2029"]';
const FORMULA_BEHIND = new RegExp(`(?<=${SPLIT})(?=(?:(?!${SPLIT})[\\s\\p{Cf}])*${SIGN})`, 'gu');
/** Not a formula, in texts written by the office. */
const TELEPHONE = /^\+[0-9 ()./-]+$/;
/** Characters that XML, or a line of a table, cannot contain. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

interface Writing {
  type: TableFileType;
  language: Language;
  /** Tables of the office are imported again, and telephone numbers in them are not formulas. */
  isOwn: boolean;
}

/**
 * Keeps spreadsheets from interpreting a text as a formula, because strangers can write into these tables. In CSV a
 * text can be split anywhere; in a sheet a cell stays one cell.
 */
export function toSafeText(text: string, { type, isOwn }: Pick<Writing, 'type' | 'isOwn'>): string {
  const clean = text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(UNWRITABLE, ' ');
  if (isOwn && TELEPHONE.test(clean)) return clean;
  const inner = type === 'csv' ? clean.replaceAll(FORMULA_BEHIND, "'") : clean;
  return FORMULA.test(clean) || clean.startsWith('\t') || clean.startsWith('\r') ? `'${inner}` : inner;
}

/** In languages with a decimal comma, commas do not separate cells. */
const hasDecimalComma = ({ type, language }: Writing): boolean => type === 'csv' && language === 'it';

function toSafeCell(cell: Cell, writing: Writing): Cell {
  if (typeof cell === 'string') return toSafeText(cell, writing);
  const isPart = cell !== null && !Number.isInteger(cell);
  return isPart && hasDecimalComma(writing) ? String(cell).replace('.', ',') : cell;
}

/** Line ends that spreadsheets expect. A single CR or LF would also end a line, unless quoted. */
const csvOptions = (writing: Writing) =>
  ({
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    // Excel's delimiter depends on the language of the system.
    delimiter: hasDecimalComma(writing) ? ';' : ',',
  }) as const;

async function toBytes({ columns, rows }: Omit<Table, 'name'>, writing: Writing): Promise<Buffer> {
  if (writing.type === 'csv') {
    const safe = rows.map((row) => row.map((cell) => toSafeCell(cell, writing)));
    const { stringify } = await import('csv-stringify/sync');
    // Excel recognises UTF-8 by the byte order mark.
    return Buffer.from(stringify([columns, ...safe], { bom: true, ...csvOptions(writing) }));
  }
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(toSheet({ columns, rows }, writing), { stickyRowsCount: 1 }).toBuffer();
}

function toSheet({ columns, rows }: Omit<Table, 'name'>, writing: Writing) {
  const head = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((cell) => {
      const value = toSafeCell(cell, writing);
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  return [head, ...body];
}

/** Longest name of a sheet in Excel, which allows none of these characters. */
const SHEET_NAME_MAX = 31;
const NOT_IN_SHEET_NAME = /[[\]:*?/\\]/g;

/** An Excel workbook with a sheet for each table. */
export async function sendWorkbook(
  reply: FastifyReply,
  { name, sheets }: { name: string; sheets: readonly Table[] },
  language: Language,
): Promise<FastifyReply> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const writing = { type: 'xlsx', language, isOwn: false } as const;
  const bytes = await writeXlsxFile(
    sheets.map((table) => ({
      data: toSheet(table, writing),
      sheet: table.name.replaceAll(NOT_IN_SHEET_NAME, ' ').slice(0, SHEET_NAME_MAX),
      stickyRowsCount: 1,
      columns: table.columns.map((_title, at) => ({ width: at === 0 ? 48 : 24 })),
    })),
  ).toBuffer();
  varyBy(reply, 'Accept-Language, Authorization');
  return reply.headers(headersOf(name, 'xlsx')).send(bytes);
}

/** CSV in the reader's language; its texts may come from strangers. */
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

/** A table of the office of any length: the next rows are queried while the previous ones are sent. */
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

/** Sends the table as a download that is not cached. */
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
