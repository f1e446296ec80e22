import type { Language } from '@press-room/contract/languages';
import {
  type MailingRecipient,
  type MailingResult,
  mailingRecipientSchema,
  mailingResultSchema,
  RESULT_OUTLETS_MAX,
} from '@press-room/contract/mailing-results';
import { MAILING_PATH } from '@press-room/contract/mailings';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { accessTo } from '../../../core/admin/resources.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { clientOf } from '../../../platform/http/client.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { choiceParameter, queryOf, requireId } from '../../../platform/http/query.ts';
import {
  type Cell,
  readTableType,
  sendLongTable,
  tableTypeSchema,
} from '../../../platform/http/table-file.ts';
import { getMailing } from '../queries.ts';
import {
  listRecipients,
  RECIPIENT_FIELDS,
  RECIPIENT_ORDER,
  type RecipientFilter,
  recipientFilterSchema,
  selectRecipients,
} from '../recipients.ts';
import { listRecipientPages, RECIPIENT_COLUMNS, RECIPIENTS_FILE, toRecipientCells } from './export.ts';
import { countDownloads, listByList, listByOutlet, listLinks } from './queries.ts';

const RECIPIENT_QUERY = { state: recipientFilterSchema.optional() };

/** Results of a mailing. */
export const mailingResultResources = (context: AppContext): Resource[] => [
  resultOf(context),
  recipientsOf(context),
  exportOf(context),
];

async function buildResult(db: Db, id: number): Promise<MailingResult> {
  const { press_release } = await getMailing(db, id);
  const downloads = await countDownloads(db, { mailing: id, release: press_release?.id ?? null });
  const outlets = await listByOutlet(db, id, downloads);
  const { visitors } = await db
    .selectFrom('mailing_recipient')
    .select((eb) => eb.fn.count<number>('visited_at').as('visitors'))
    .where('mailing_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    visitors: Number(visitors),
    downloads: [...downloads.values()].reduce((sum, count) => sum + count, 0),
    links: await listLinks(db, id),
    lists: await listByList(db, id, downloads),
    outlets: outlets.slice(0, RESULT_OUTLETS_MAX),
    has_more_outlets: outlets.length > RESULT_OUTLETS_MAX,
  };
}

const resultOf = ({ database }: AppContext): Resource => ({
  path: `${MAILING_PATH}:id/result/`,
  ...accessTo('mailing'),
  GET: {
    summary: 'Visits and downloads that came of it, and its figures by list and outlet',
    response: { 200: mailingResultSchema },
    answer: async (request) => {
      const id = requireId(request);
      return await database.scan(clientOf(request), (db) => buildResult(db, id));
    },
  },
});

/** @throws 400, 404 */
async function readRecipientFilter(db: Db, request: FastifyRequest): Promise<RecipientFilter> {
  const { id } = await getMailing(db, requireId(request));
  return { mailing: id, state: choiceParameter(queryOf(request), 'state', recipientFilterSchema) };
}

function recipientsOf(context: AppContext): Resource {
  const { database } = context;
  return {
    path: `${MAILING_PATH}:id/recipient/`,
    ...accessTo('mailing'),
    GET: listEndpoint(context, {
      summary: 'Each recipient with what became of the message',
      query: RECIPIENT_QUERY,
      row: mailingRecipientSchema,
      isPaged: true,
      source: async (request) => {
        const filter = await readRecipientFilter(database.db, request);
        return officeSource({
          database,
          fields: RECIPIENT_FIELDS,
          from: (db) => selectRecipients(db, filter),
          order: RECIPIENT_ORDER,
          read: listRecipients,
        });
      },
    }),
  };
}

async function* toTable(
  pages: AsyncIterable<MailingRecipient[]>,
  language: Language,
): AsyncGenerator<Cell[][]> {
  for await (const rows of pages) yield rows.map((row) => toRecipientCells(row, language));
}

const exportOf = ({ database, now }: AppContext): Resource => ({
  path: `${MAILING_PATH}:id/recipient/export/`,
  access: 'admitted',
  permission: 'mailing.export',
  GET: {
    operationId: 'exportOfficeMailingRecipients',
    summary: 'The recipients of a mailing, with state, reason, outlets and lists, as CSV or XLSX',
    querystring: z.object({ ...RECIPIENT_QUERY, type: tableTypeSchema.optional() }),
    response: { 200: z.unknown().describe('text/csv, or an Excel workbook') },
    handler: async (request, reply) => {
      const type = readTableType(request);
      const filter = await readRecipientFilter(database.db, request);
      const about = `mailing:${filter.mailing}` as const;
      await recordAudit(database.db, { by: officerOf(request).id, action: 'export', about }, now());
      const language = languageOf(request);
      const pages = toTable(listRecipientPages(database.reader, filter), language);
      const columns = RECIPIENT_COLUMNS[language];
      return sendLongTable(
        reply,
        { name: RECIPIENTS_FILE[language], columns, type, language, now: now() },
        pages,
      );
    },
  },
});
