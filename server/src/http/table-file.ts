import { Readable } from 'node:stream';
import { TABLE_FILE_TYPES, type TableFileType } from '@press-room/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openSheet } from '../archive/sheet.ts';
import { toContentDisposition } from './content-disposition.ts';
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

/** What a spreadsheet would take for a formula, also behind the signs that it skips, and in full-width letters. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u;
/** No formula, where nobody else chose it. */
const TELEPHONE = /^\+[0-9 ()./-]+$/;
/** What no XML and no line of a table may hold. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/**
 * A text that stays one in every spreadsheet: strangers choose what stands in these tables. What is the office's own is read
 * again, and telephone numbers are no formulas there.
 */
export function toSafeText(text: string, isOwn = false): string {
  const clean = text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(UNWRITABLE, ' ');
  if (isOwn && TELEPHONE.test(clean)) return clean;
  return FORMULA.test(clean) || clean.startsWith('\t') || clean.startsWith('\r') ? `'${clean}` : clean;
}

const toSafeCell = (cell: Cell, isOwn: boolean): Cell =>
  typeof cell === 'string' ? toSafeText(cell, isOwn) : cell;

/** Lines end as spreadsheets want them; a single sign of a line's end would end one too, unless it stands in quotes. */
const CSV = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

async function toBytes({ columns, rows }: Table, type: TableFileType): Promise<Buffer> {
  const safe = rows.map((row) => row.map((cell) => toSafeCell(cell, false)));
  if (type === 'csv') {
    const { stringify } = await import('csv-stringify/sync');
    // The mark at the beginning tells Excel that it is UTF-8.
    return Buffer.from(stringify([columns, ...safe], { bom: true, ...CSV }));
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

async function* toLines(columns: readonly string[], pages: AsyncIterable<readonly (readonly Cell[])[]>) {
  const { stringify } = await import('csv-stringify/sync');
  yield stringify([columns], { bom: true, ...CSV });
  for await (const rows of pages) {
    yield stringify([...rows], CSV);
  }
}

const headersOf = (name: string, type: TableFileType) => ({
  'Content-Type': MEDIA_TYPES[type],
  'Content-Disposition': toContentDisposition('attachment', `${name}.${type}`),
  'Cache-Control': 'no-store',
});

async function* toSafePages(
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const rows of pages) yield rows.map((row) => row.map((cell) => toSafeCell(cell, true)));
}

interface LongTable extends Pick<Table, 'name' | 'columns'> {
  type: TableFileType;
  now: Date;
}

/** The office's own table of any length: rows are asked for when the last ones are on their way. */
export function sendLongTable(
  reply: FastifyReply,
  { name, columns, type, now }: LongTable,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): FastifyReply {
  varyBy(reply, 'Accept-Language, Authorization');
  const safe = toSafePages(pages);
  const lines = type === 'csv' ? Readable.from(toLines(columns, safe)) : openSheet(columns, safe, now);
  return reply.headers(headersOf(name, type)).send(lines);
}

/** Saves as a file; kept nowhere. */
export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  table: Table,
): Promise<FastifyReply> {
  const type = readTableType(request);
  const bytes = await toBytes(table, type);
  varyBy(reply, 'Accept-Language, Authorization');
  return reply.headers(headersOf(table.name, type)).send(bytes);
}
