import {
  DEADLINE_FILTERS,
  MESSAGE_ASSIGNEE_PATH,
  MESSAGE_EXPORT_PATH,
  MESSAGE_STATUSES,
  messageAnswerFormSchema,
  messageChangeSchema,
  messageNoteFormSchema,
  OFFICE_MESSAGE_PATH,
  officeMessageRowSchema,
  officeMessageSchema,
} from '@press-room/contract/messages';
import { personSchema } from '@press-room/contract/people';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listHolders } from '../../core/account/rights/officers.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import { clientOf } from '../../platform/http/client.ts';
import { idParameter, ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { officerOf, writeOf } from '../../platform/http/officer.ts';
import { requireId, requirePartId } from '../../platform/http/query.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { sendTable, tableTypeSchema } from '../../platform/http/table-file.ts';
import { endHandout } from '../handouts/service.ts';
import { buildMessageTable } from './export.ts';
import { answerForm, messageChangeForm, noteForm } from './form.ts';
import { messageSource, readMessageFilter } from './listing.ts';
import { getMessage } from './message.ts';
import { preparedBasketResources } from './prepared/routes.ts';
import { reusableAnswerResources } from './reusable/routes.ts';
import { answerMessage, changeMessage, type MessageWrite, noteMessage } from './service.ts';

const HOUR = 3600;
/** Hourly limits of answers per officer and per message, because they carry the press office's name. */
const ANSWERS = { officer: 60, message: 10 };

const FILTER = {
  status: z.enum(MESSAGE_STATUSES).optional(),
  assignee: z.string().optional().describe('`me`, `none`, or the number of an account'),
  group: idParameter.optional(),
  urgent: z.enum(['true', 'false']).optional(),
  deadline: z.enum(DEADLINE_FILTERS).optional(),
};

const messageWriteOf = (request: FastifyRequest): MessageWrite => ({
  ...writeOf(request),
  language: languageOf(request),
});

/** Messages to the press office, for officers. */
export function messageResources(context: AppContext): Resource[] {
  const { database } = context;
  const guard = { access: 'admitted', permission: 'message.view' } as const;
  return [
    {
      path: OFFICE_MESSAGE_PATH,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Messages to the press office: what is open first, by its deadline',
        query: FILTER,
        row: officeMessageRowSchema,
        isPaged: true,
        source: (request) => messageSource(context, request),
      }),
    },
    {
      path: MESSAGE_ASSIGNEE_PATH,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Who may be given a message',
        row: personSchema,
        isPaged: false,
        source: async () => smallSource(await listHolders(database.db, 'message.view')),
      }),
    },
    {
      path: `${OFFICE_MESSAGE_PATH}:id/`,
      ...guard,
      GET: {
        summary: 'One message with its letters',
        response: { 200: officeMessageSchema },
        row: (request) =>
          getMessage(database.db, requireId(request), { language: languageOf(request), now: context.now() }),
      },
      PATCH: {
        isVersioned: true,
        permission: 'message.edit',
        summary: 'Gives it to somebody or to another group, or sets its status; requires If-Match',
        body: messageChangeSchema,
        response: { 200: officeMessageSchema },
        row: async (request) => {
          const write = messageWriteOf(request);
          const form = parseBody(request, messageChangeForm);
          return changeMessage(context, write, form);
        },
      },
    },
    answerResource(context),
    handoutResource(context),
    noteResource(context),
    exportResource(context),
    ...reusableAnswerResources(context),
    ...preparedBasketResources(context),
  ];
}

function answerResource(context: AppContext): Resource {
  return {
    path: `${OFFICE_MESSAGE_PATH}:id/answer/`,
    access: 'admitted',
    permission: 'message.answer',
    POST: {
      isVersioned: true,
      summary: 'Answers by mail and keeps the answer with the message; requires If-Match',
      body: messageAnswerFormSchema,
      response: { 201: officeMessageSchema },
      row: async (request) => {
        const write = messageWriteOf(request);
        const form = parseBody(request, answerForm);
        for (const { kind } of form.items ?? []) requirePermission(request.reader, `${kind}.view`);
        const { id, officer } = write;
        await context.limit({ key: `answer:account:${officer.id}`, max: ANSWERS.officer, seconds: HOUR });
        await context.limit({ key: `answer:message:${id}`, max: ANSWERS.message, seconds: HOUR });
        return answerMessage(context, write, form);
      },
    },
  };
}

function handoutResource(context: AppContext): Resource {
  return {
    path: `${OFFICE_MESSAGE_PATH}:id/handout/:part/`,
    access: 'admitted',
    permission: 'message.answer',
    DELETE: {
      summary: 'Ends the link of an answer',
      response: { 204: z.null() },
      answer: async (request) => {
        const officer = officerOf(request);
        await endHandout(context, { message: requireId(request), id: requirePartId(request), officer });
      },
    },
  };
}

function noteResource(context: AppContext): Resource {
  return {
    path: `${OFFICE_MESSAGE_PATH}:id/note/`,
    access: 'admitted',
    permission: 'message.edit',
    POST: {
      isVersioned: true,
      summary: 'Keeps a note for colleagues with the message; requires If-Match',
      body: messageNoteFormSchema,
      response: { 201: officeMessageSchema },
      row: async (request) => {
        const write = messageWriteOf(request);
        const { text } = parseBody(request, noteForm);
        return noteMessage(context, write, text);
      },
    },
  };
}

function exportResource(context: AppContext): Resource {
  const { database, now } = context;
  return {
    path: MESSAGE_EXPORT_PATH,
    access: 'admitted',
    permission: 'message.export',
    GET: {
      summary: 'The messages of a filter as CSV or XLSX',
      querystring: ONE_QUERY.extend({ ...FILTER, type: tableTypeSchema.optional() }),
      response: { 200: z.unknown().describe('text/csv, or an Excel workbook') },
      handler: async (request, reply) => {
        const filter = { ...readMessageFilter(context, request), condition: null };
        const language = languageOf(request);
        const table = await database.scan(clientOf(request), (db) => buildMessageTable(db, filter, language));
        const { id } = officerOf(request);
        await recordAudit(database.db, { by: id, action: 'export', about: 'contact_message:0' }, now());
        return sendTable(request, reply, table);
      },
    },
  };
}
