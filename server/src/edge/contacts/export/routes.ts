import { Readable } from 'node:stream';
import { CONTACT_EXPORT_PATH, CONTACT_FILE_TYPES, type Contact } from '@press-room/contract/contacts';
import { z } from 'zod';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { toContentDisposition } from '../../../platform/http/content-disposition.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { choiceParameter, queryOf } from '../../../platform/http/query.ts';
import { type Cell, sendLongTable } from '../../../platform/http/table-file.ts';
import { openBeatWords } from '../people/beats.ts';
import { CONTACT_QUERY, readContactQuery } from '../people/routes.ts';
import { EXPORT_COLUMNS, listPages, toCells } from './rows.ts';
import { toCard } from './vcard.ts';

const NAME = 'contacts';
const typeSchema = z.enum(CONTACT_FILE_TYPES);

type Pages = AsyncIterable<Contact[]>;
type ToWords = Awaited<ReturnType<typeof openBeatWords>>;

async function* toTable(pages: Pages, toWords: ToWords): AsyncGenerator<Cell[][]> {
  for await (const contacts of pages) yield contacts.map((contact) => toCells(contact, toWords(contact)));
}

async function* toCards(pages: Pages, toWords: ToWords): AsyncGenerator<string> {
  for await (const contacts of pages)
    yield contacts.map((contact) => toCard(contact, toWords(contact))).join('');
}

export const contactExportResource = ({ database, now }: AppContext): Resource => ({
  path: CONTACT_EXPORT_PATH,
  access: 'admitted',
  permission: 'contact.export',
  GET: {
    operationId: 'exportOfficeContacts',
    summary: 'The contacts of a list’s address as CSV, XLSX or vCard; CSV and XLSX can be imported again',
    querystring: z.object({ ...CONTACT_QUERY, type: typeSchema.optional() }),
    response: { 200: z.unknown().describe('text/csv, an Excel workbook, or text/vcard') },
    handler: async (request, reply) => {
      const type = choiceParameter(queryOf(request), 'type', typeSchema) ?? 'csv';
      const query = readContactQuery(request);
      const { id } = officerOf(request);
      await recordAudit(
        database.db,
        { by: id, action: 'export', about: id, fields: ['contact', type] },
        now(),
      );
      const pages = listPages(database.reader, query, now());
      const toWords = await openBeatWords(database.reader);
      if (type !== 'vcf') {
        const table = {
          name: NAME,
          columns: EXPORT_COLUMNS,
          type,
          language: languageOf(request),
          now: now(),
        };
        return sendLongTable(reply, table, toTable(pages, toWords));
      }
      const headers = {
        'Content-Type': 'text/vcard; charset=utf-8',
        'Content-Disposition': toContentDisposition('attachment', `${NAME}.vcf`),
        'Cache-Control': 'no-store',
      };
      return reply.headers(headers).send(Readable.from(toCards(pages, toWords)));
    },
  },
});
