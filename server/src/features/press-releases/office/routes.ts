import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleaseFormSchema,
  officePressReleaseRowSchema,
  officePressReleaseSchema,
  releaseTransitionFormSchema,
  releaseVersionRowSchema,
  releaseVersionSchema,
} from '@press-room/contract/office-press-releases';
import { RELEASE_STATUSES } from '@press-room/contract/press-releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { sendBody, sendPrivate } from '../../../http/answer.ts';
import { parseBody } from '../../../http/body.ts';
import { LIST_QUERY } from '../../../http/documentation.ts';
import { tagVersion } from '../../../http/if-match.ts';
import { answerList, smallSource } from '../../../http/list.ts';
import { officerOf, writeOf } from '../../../http/officer.ts';
import { requireId } from '../../../http/query.ts';
import type { Resource } from '../../../http/resource.ts';
import { releaseForm, transitionForm } from './form.ts';
import { officeReleaseSource } from './listing.ts';
import { getOfficeRelease } from './release.ts';
import { changeRelease, createDraft, deleteDraft } from './service.ts';
import { transitRelease } from './transition.ts';
import { getVersion, listVersions } from './versions.ts';

const sendRelease = (
  request: FastifyRequest,
  reply: FastifyReply,
  release: OfficePressRelease,
): FastifyReply => sendBody(request, tagVersion(reply, release.version), release);

/** The press office's door to releases: every state, both languages, never cached. */
export function officePressReleaseResources(context: AppContext): Resource[] {
  const { config, database, limit } = context;
  const options = { database, limit, pageSize: config.PAGE_SIZE, publicUrl: config.PUBLIC_URL };
  const door = { access: 'admitted', permission: 'press_release.view' } as const;
  return [
    {
      path: OFFICE_PRESS_RELEASE_PATH,
      ...door,
      GET: {
        schema: {
          summary: 'Press releases in every state, what was changed last first',
          querystring: LIST_QUERY.extend({
            status: z.enum(RELEASE_STATUSES).optional(),
            group: z.int().optional(),
            year: z.int().optional(),
          }),
          response: {
            200: z.union([
              datatablesSchema(officePressReleaseRowSchema),
              pagedSchema(officePressReleaseRowSchema),
            ]),
          },
        },
        handler: async (request, reply) => {
          const source = officeReleaseSource(database, request);
          return sendPrivate(
            request,
            reply,
            await answerList(request, source, { ...options, isPaged: true }),
          );
        },
      },
      POST: {
        permission: 'press_release.create',
        schema: {
          summary: 'A new draft',
          body: officePressReleaseFormSchema,
          response: { 201: officePressReleaseSchema },
        },
        handler: async (request, reply) => {
          const form = parseBody(request, releaseForm);
          return sendRelease(request, reply.code(201), await createDraft(context, officerOf(request), form));
        },
      },
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/`,
      ...door,
      GET: {
        schema: { summary: 'One press release', response: { 200: officePressReleaseSchema } },
        handler: async (request, reply) =>
          sendRelease(request, reply, await getOfficeRelease(database.db, requireId(request))),
      },
      PATCH: {
        permission: 'press_release.edit',
        schema: {
          summary: 'Changes what is sent, also within the texts; wants If-Match',
          body: officePressReleaseFormSchema,
          response: { 200: officePressReleaseSchema },
        },
        handler: async (request, reply) => {
          const write = writeOf(request);
          const form = parseBody(request, releaseForm);
          return sendRelease(request, reply, await changeRelease(context, write, form));
        },
      },
      DELETE: {
        permission: 'press_release.delete',
        schema: { summary: 'Deletes a draft; wants If-Match', response: { 204: z.null() } },
        handler: async (request, reply) => {
          await deleteDraft(context, writeOf(request));
          return reply.code(204).header('Cache-Control', 'no-store').send();
        },
      },
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/transition/`,
      ...door,
      POST: {
        schema: {
          summary: 'Takes a release to another state; wants If-Match, and the right that the way there takes',
          body: releaseTransitionFormSchema,
          response: { 200: officePressReleaseSchema },
        },
        handler: async (request, reply) => {
          const write = writeOf(request);
          const form = parseBody(request, transitionForm);
          return sendRelease(request, reply, await transitRelease(context, write, form));
        },
      },
    },
    ...versionResources(context, door),
  ];
}

const versionSchema = z.object({ version: z.coerce.number().int().catch(0) });

function versionResources(
  { config, database, limit }: AppContext,
  door: Pick<Resource, 'access' | 'permission'>,
): Resource[] {
  const options = { database, limit, pageSize: config.PAGE_SIZE, publicUrl: config.PUBLIC_URL };
  return [
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/version/`,
      ...door,
      GET: {
        schema: {
          summary: 'What was kept of a release: each change of state and each pause of editing, newest first',
          querystring: LIST_QUERY,
          response: {
            200: z.union([datatablesSchema(releaseVersionRowSchema), pagedSchema(releaseVersionRowSchema)]),
          },
        },
        handler: async (request, reply) => {
          const { id } = await getOfficeRelease(database.db, requireId(request));
          const source = smallSource(await listVersions(database.db, id));
          return sendPrivate(
            request,
            reply,
            await answerList(request, source, { ...options, isPaged: false }),
          );
        },
      },
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/version/:version/`,
      ...door,
      GET: {
        schema: { summary: 'A release as it was', response: { 200: releaseVersionSchema } },
        handler: async (request, reply) => {
          const { version } = versionSchema.parse(request.params);
          return sendBody(request, reply, await getVersion(database.db, requireId(request), version));
        },
      },
    },
  ];
}
