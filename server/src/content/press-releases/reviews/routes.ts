import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
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
import { requireScope, type Scope } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { requireId, requirePartId } from '../../../platform/http/query.ts';
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

/** Comments of colleagues on a release, shared with its company or internal. */
export function reviewResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const guard = { ...accessTo('press_release'), ownCompany: ownRows(context, 'press_release') };
  return [
    {
      path: OFFICERS_PATH,
      ...accessTo('press_release'),
      GET: listEndpoint(context, {
        summary: 'Who works in the press office and holds a right, by name',
        query: { permission: z.enum(PERMISSIONS).optional() },
        row: officerSchema,
        isPaged: false,
        source: async (_request, { permission = 'press_release.view' }) =>
          smallSource(await listOfficers(database.db, permission)),
      }),
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/comment/`,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Comments on a release, oldest first, each with what has become of its passage',
        row: releaseCommentSchema,
        isPaged: false,
        source: async (request) => {
          const scope = requireScope(request.reader, 'press_release.view');
          return smallSource(await listComments(database.db, { release: requireId(request), scope }, now()));
        },
      }),
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
