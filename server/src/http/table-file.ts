import { TABLE_FILE_TYPES, type TableFileType } from '@press-room/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
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
/** What no XML and no line of a table may hold. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** A text that stays one in every spreadsheet: strangers choose what stands in these tables. */
export function toSafeText(text: string): string {
  const clean = text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(UNWRITABLE, ' ');
  return FORMULA.test(clean) || clean.startsWith('\t') || clean.startsWith('\r') ? `'${clean}` : clean;
}

const toSafeCell = (cell: Cell): Cell => (typeof cell === 'string' ? toSafeText(cell) : cell);

async function toBytes({ columns, rows }: Table, type: TableFileType): Promise<Buffer> {
  const safe = rows.map((row) => row.map(toSafeCell));
  if (type === 'csv') {
    const { stringify } = await import('csv-stringify/sync');
    // The mark at the beginning tells Excel that it is UTF-8.
    return Buffer.from(stringify([columns, ...safe], { bom: true, record_delimiter: 'windows' }));
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

/** Saves as a file; kept nowhere. */
export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  table: Table,
  type = readTableType(request),
): Promise<FastifyReply> {
  const bytes = await toBytes(table, type);
  varyBy(reply, ['Accept-Language', 'Authorization']);
  return reply
    .headers({
      'Content-Type': MEDIA_TYPES[type],
      'Content-Disposition': toContentDisposition('attachment', `${table.name}.${type}`),
      'Cache-Control': 'no-store',
    })
    .send(bytes);
}
