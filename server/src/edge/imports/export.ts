import { COMPANY_FIELDS } from '@press-room/contract/companies';
import { EXPORT_XLSX_ROWS, IMPORT_FIELDS } from '@press-room/contract/imports';
import { EXPORT_PATH } from '@press-room/contract/table-export';
import { z } from 'zod';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { badRequest, forbidden } from '../../platform/errors/errors.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { officerOf } from '../../platform/http/officer.ts';
import { choiceParameter, queryOf } from '../../platform/http/query.ts';
import { type Cell, readTableType, sendLongTable, tableTypeSchema } from '../../platform/http/table-file.ts';
import { targetsOf } from './access.ts';
import { TARGETS } from './targets/list.ts';
import { countStored } from './targets/stored.ts';

const ROWS_AT_ONCE = 1000;

/** Contacts have a separate export with a separate right. */
const EXPORT_TARGETS = ['company', 'user'] as const;
type ExportTarget = (typeof EXPORT_TARGETS)[number];

type Row = { id: number } & Readonly<Record<string, Cell>>;

const listAfter: Readonly<Record<ExportTarget, (db: Db, after: number) => Promise<Row[]>>> = {
  company: (db, after) =>
    db
      .selectFrom('company')
      .select(['id', ...COMPANY_FIELDS])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  user: (db, after) =>
    db
      .selectFrom('user_account')
      .select(['id', ...IMPORT_FIELDS.user])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute(),
};

const COLUMNS: Readonly<Record<ExportTarget, readonly string[]>> = {
  company: COMPANY_FIELDS,
  user: IMPORT_FIELDS.user,
};

async function* listPages(db: Db, target: ExportTarget): AsyncGenerator<Cell[][]> {
  let after = 0;
  for (;;) {
    const rows = await listAfter[target](db, after);
    if (rows.length === 0) return;
    yield rows.map((row) => COLUMNS[target].map((field) => row[field] ?? ''));
    after = rows.at(-1)?.id ?? after;
  }
}

/** All rows of a target, as a file that can be imported again without changes. */
export function exportResource(context: AppContext): Resource {
  const { database, now } = context;
  return {
    path: EXPORT_PATH,
    access: 'admitted',
    permission: 'import.export',
    GET: {
      operationId: 'exportOfficeCompanies',
      summary: 'All companies or accounts as CSV or XLSX',
      querystring: z.object({
        target: z.enum(EXPORT_TARGETS).optional(),
        type: tableTypeSchema.optional(),
      }),
      response: { 200: z.unknown().describe('text/csv, or an Excel workbook') },
      handler: async (request, reply) => {
        const target = choiceParameter(queryOf(request), 'target', z.enum(EXPORT_TARGETS)) ?? 'company';
        const type = readTableType(request);
        const officer = officerOf(request);
        if (!targetsOf(officer).includes(target)) throw forbidden();
        const table = { name: target === 'company' ? 'companies' : 'users', columns: COLUMNS[target] };
        if (type === 'xlsx' && (await countStored(database.reader, TARGETS[target])) > EXPORT_XLSX_ROWS)
          throw badRequest('export_too_long', { n: EXPORT_XLSX_ROWS });
        await recordAudit(
          database.db,
          { by: officer.id, action: 'export', about: officer.id, fields: [target] },
          now(),
        );
        const pages = listPages(database.reader, target);
        return sendLongTable(reply, { ...table, type, language: languageOf(request), now: now() }, pages);
      },
    },
  };
}
