import {
  REUSABLE_ANSWER_PATH,
  reusableAnswerFormSchema,
  reusableAnswerSchema,
} from '@press-room/contract/messages';
import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import { sendBody } from '../../../platform/http/answer.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { tagVersion } from '../../../platform/http/if-match.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { officerOf, writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { smallSource } from '../../../platform/http/small-source.ts';
import { listReusableAnswers } from './queries.ts';
import {
  addReusableAnswer,
  changeReusableAnswer,
  getReusableAnswer,
  removeReusableAnswer,
  reusableAnswerForm,
} from './service.ts';

export function reusableAnswerResources(context: AppContext): Resource[] {
  const { database } = context;
  const guard = { access: 'admitted', permission: 'message.view' } as const;
  return [
    {
      path: REUSABLE_ANSWER_PATH,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Answers that are used again, by name',
        row: reusableAnswerSchema,
        isPaged: false,
        source: async () => smallSource(await listReusableAnswers(database.db)),
      }),
      POST: {
        permission: 'message.edit',
        summary: 'A new answer that is used again',
        body: reusableAnswerFormSchema,
        response: { 201: reusableAnswerSchema },
        handler: async (request, reply) => {
          const form = parseBody(request, reusableAnswerForm);
          const answer = await addReusableAnswer(context, officerOf(request), form);
          return sendBody(request, tagVersion(reply.code(201), answer.version), answer);
        },
      },
    },
    {
      path: `${REUSABLE_ANSWER_PATH}:id/`,
      ...guard,
      GET: {
        summary: 'One of them',
        response: { 200: reusableAnswerSchema },
        handler: async (request, reply) => {
          const answer = await getReusableAnswer(database.db, requireId(request));
          return sendBody(request, tagVersion(reply, answer.version), answer);
        },
      },
      PATCH: {
        isVersioned: true,
        permission: 'message.edit',
        summary: 'Changes what is sent; wants If-Match',
        body: reusableAnswerFormSchema,
        response: { 200: reusableAnswerSchema },
        handler: async (request, reply) => {
          const write = writeOf(request);
          const form = parseBody(request, reusableAnswerForm);
          const answer = await changeReusableAnswer(context, write, form);
          return sendBody(request, tagVersion(reply, answer.version), answer);
        },
      },
      DELETE: {
        isVersioned: true,
        permission: 'message.edit',
        summary: 'Deletes it; wants If-Match',
        response: { 204: z.null() },
        handler: async (request, reply) => {
          await removeReusableAnswer(context, writeOf(request));
          return reply.code(204).header('Cache-Control', 'no-store').send();
        },
      },
    },
  ];
}
