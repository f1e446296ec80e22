import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import {
  OFFICERS_PATH,
  officerSchema,
  releaseCommentChangeSchema,
  releaseCommentFormSchema,
  releaseCommentSchema,
} from '@press-room/contract/release-reviews';
import { PERMISSIONS } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listOfficers } from '../../../core/account/rights/officers.ts';
import { ownRows } from '../../../core/admin/own-company.ts';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { sendPrivate } from '../../../platform/http/answer.ts';
import { requireScope, type Scope } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { LIST_QUERY } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { answerList } from '../../../platform/http/list.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { choiceParameter, queryOf, requireId, requirePartId } from '../../../platform/http/query.ts';
import { smallSource } from '../../../platform/http/small-source.ts';
import { commentChangeForm, commentForm } from './form.ts';
import { addComment, type CommentWrite, changeComment, deleteComment, listComments } from './service.ts';

/** The right to comment is limited to releases that the officer may see. */
const scopeOf = ({ reader }: FastifyRequest): Scope =>
  requireScope(reader, 'press_release.view') ?? requireScope(reader, 'press_release.comment');

const writeOf = (request: FastifyRequest): CommentWrite => ({
  release: requireId(request),
  comment: requirePartId(request),
  officer: officerOf(request),
  scope: scopeOf(request),
});

const listOf = <Row extends z.ZodObject>(row: Row) => z.union([datatablesSchema(row), pagedSchema(row)]);

/** Comments of colleagues on a release, shared with its company or internal. */
export function reviewResources(context: AppContext): Resource[] {
  const { config, database, limit, now } = context;
  const options = {
    database,
    limit,
    pageSize: config.PAGE_SIZE,
    publicUrl: config.PUBLIC_URL,
    isPaged: false,
  };
  const guard = { ...accessTo('press_release'), ownCompany: ownRows(context, 'press_release') };
  return [
    {
      path: OFFICERS_PATH,
      ...accessTo('press_release'),
      GET: {
        summary: 'Who works in the press office and holds a right, by name',
        querystring: LIST_QUERY.extend({ permission: z.enum(PERMISSIONS).optional() }),
        response: { 200: listOf(officerSchema) },
        handler: async (request, reply) => {
          const permission = choiceParameter(queryOf(request), 'permission', z.enum(PERMISSIONS));
          const officers = await listOfficers(database.db, permission ?? 'press_release.view');
          return sendPrivate(request, reply, await answerList(request, smallSource(officers), options));
        },
      },
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/comment/`,
      ...guard,
      GET: {
        summary: 'Comments on a release, oldest first, each with what has become of its passage',
        querystring: LIST_QUERY,
        response: { 200: listOf(releaseCommentSchema) },
        handler: async (request, reply) => {
          const scope = requireScope(request.reader, 'press_release.view');
          const comments = await listComments(database.db, { release: requireId(request), scope }, now());
          return sendPrivate(request, reply, await answerList(request, smallSource(comments), options));
        },
      },
      POST: {
        permission: 'press_release.comment',
        summary: 'A comment on a passage, on the whole, or an answer to one; a company only answers',
        body: releaseCommentFormSchema,
        response: { 201: releaseCommentSchema },
        answer: async (request) => {
          const write = {
            release: requireId(request),
            officer: officerOf(request),
            scope: scopeOf(request),
          };
          return addComment(context, write, parseBody(request, commentForm));
        },
      },
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/comment/:part/`,
      ...guard,
      PATCH: {
        permission: 'press_release.comment',
        summary:
          'Settles a comment or opens it again, which a company does not; who wrote it may change its words',
        body: releaseCommentChangeSchema,
        response: { 200: releaseCommentSchema },
        answer: async (request) => {
          const change = parseBody(request, commentChangeForm);
          return await changeComment(context, writeOf(request), change);
        },
      },
      DELETE: {
        permission: 'press_release.comment',
        summary: 'Deletes a comment of one’s own without answers',
        response: { 204: z.null() },
        answer: (request) => deleteComment(context, writeOf(request)),
      },
    },
  ];
}
