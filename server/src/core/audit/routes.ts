import { AUDIT_PATH, auditRowSchema } from '@press-room/contract/audit';
import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import { z } from 'zod';
import { sendPrivate } from '../../platform/http/answer.ts';
import { idParameter, LIST_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { answerList } from '../../platform/http/list.ts';
import type { AppContext } from '../context.ts';
import { auditSource } from './listing.ts';

/** Who did what; nothing here can be changed. */
export function auditResource({ config, database, limit }: AppContext): Resource {
  const options = {
    database,
    limit,
    pageSize: config.PAGE_SIZE,
    publicUrl: config.PUBLIC_URL,
    isPaged: true,
  };
  return {
    path: AUDIT_PATH,
    access: 'admitted',
    permission: 'audit.view',
    GET: {
      schema: {
        operationId: 'listOfficeAuditEntries',
        summary: 'Who did what to what, which fields and when; newest first',
        querystring: LIST_QUERY.extend({
          action: z.string().optional(),
          by: idParameter.optional().describe('Number of an account'),
          subject: z.string().optional().describe('`press_release`, or `press_release:12`'),
          from: z.iso.date().optional().describe('First day, by the clock of the office'),
          to: z.iso.date().optional().describe('Last day, by the clock of the office'),
        }),
        response: { 200: z.union([datatablesSchema(auditRowSchema), pagedSchema(auditRowSchema)]) },
      },
      handler: async (request, reply) =>
        sendPrivate(request, reply, await answerList(request, auditSource(database, request), options)),
    },
  };
}
