import { CLIPPING_EXPORT_PATH, CLIPPING_TABLE_FIELDS } from '@press-room/contract/clippings';
import { EXPORT_XLSX_ROWS } from '@press-room/contract/imports';
import { z } from 'zod';
import { CLIPPING_QUERY, readClippingFilter } from '../../../content/clippings/filter.ts';
import { type ClippingFilter, selectClippings } from '../../../content/clippings/queries.ts';
import { listClippings } from '../../../content/clippings/reading.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { badRequest } from '../../../platform/errors/errors.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import {
  type Cell,
  readTableType,
  sendLongTable,
  tableTypeSchema,
} from '../../../platform/http/table-file.ts';
import { openSectorNames, toTableValues } from './clippings.ts';

const ROWS_AT_ONCE = 500;

async function* listPages(db: Db, filter: ClippingFilter): AsyncGenerator<Cell[][]> {
  const sectorName = await openSectorNames(db);
  for (let after = 0; ; ) {
    const rows = await selectClippings(db, filter)
      .where('clipping.id', '>', after)
      .orderBy('clipping.id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    yield (await listClippings(db, ids)).map((clipping) => {
      const values = toTableValues(clipping, sectorName);
      return CLIPPING_TABLE_FIELDS.map((field) => values[field] ?? '');
    });
  }
}

export const clippingExportResource = (context: AppContext): Resource => ({
  path: CLIPPING_EXPORT_PATH,
  access: 'admitted',
  permission: 'clipping.export',
  GET: {
    operationId: 'exportOfficeClippings',
    summary: 'The clippings of a list’s address as CSV or XLSX, which can be imported again',
    querystring: z.object({ ...CLIPPING_QUERY, type: tableTypeSchema.optional() }),
    response: { 200: z.unknown().describe('text/csv, or an Excel workbook') },
    handler: async (request, reply) => {
      const type = readTableType(request);
      const filter = await readClippingFilter(context, request);
      const { database, now } = context;
      const { id } = officerOf(request);
      if (type === 'xlsx' && (await countRows(selectClippings(database.reader, filter))) > EXPORT_XLSX_ROWS)
        throw badRequest('export_too_long', { n: EXPORT_XLSX_ROWS });
      await recordAudit(
        database.db,
        { by: id, action: 'export', about: id, fields: ['clipping', type] },
        now(),
      );
      const table = {
        name: 'clippings',
        columns: CLIPPING_TABLE_FIELDS,
        type,
        language: languageOf(request),
        now: now(),
      };
      return sendLongTable(reply, table, listPages(database.reader, filter));
    },
  },
});
