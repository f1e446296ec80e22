import {
  REUSABLE_ANSWER_PATH,
  reusableAnswerFormSchema,
  reusableAnswerSchema,
} from '@press-room/contract/messages';
import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
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
        row: async (request) => {
          const form = parseBody(request, reusableAnswerForm);
          return addReusableAnswer(context, officerOf(request), form);
        },
      },
    },
    {
      path: `${REUSABLE_ANSWER_PATH}:id/`,
      ...guard,
      GET: {
        summary: 'One of them',
        response: { 200: reusableAnswerSchema },
        row: (request) => getReusableAnswer(database.db, requireId(request)),
      },
      PATCH: {
        isVersioned: true,
        permission: 'message.edit',
        summary: 'Changes what is sent; requires If-Match',
        body: reusableAnswerFormSchema,
        response: { 200: reusableAnswerSchema },
        row: async (request) => {
          const write = writeOf(request);
          const form = parseBody(request, reusableAnswerForm);
          return changeReusableAnswer(context, write, form);
        },
      },
      DELETE: {
        isVersioned: true,
        permission: 'message.edit',
        summary: 'Deletes it; requires If-Match',
        response: { 204: z.null() },
        answer: (request) => removeReusableAnswer(context, writeOf(request)),
      },
    },
  ];
}
