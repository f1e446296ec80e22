import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import {
  newPreviewLinkSchema,
  PREVIEW_PATH,
  PREVIEW_WIRE_PATH,
  previewFormSchema,
  previewLinkFormSchema,
  previewLinkSchema,
  previewWireFormSchema,
  releasePreviewSchema,
  WIRE_FORMATS,
  wireFileSchema,
} from '@press-room/contract/release-previews';
import { z } from 'zod';
import { getOfficeRelease } from '../../content/press-releases/admin/release.ts';
import { accessTo } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { sendBody } from '../../platform/http/answer.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { clearableInstant, requiredChoice, requiredText } from '../../platform/http/fields.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { networkOf } from '../../platform/http/network.ts';
import { officerOf } from '../../platform/http/officer.ts';
import { requireId, requirePartId } from '../../platform/http/query.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { TOKEN_MAX_LENGTH } from '../../platform/process/secret-tokens.ts';
import { listValidLinks } from './queries.ts';
import { createLink, openPreview, revokeLink, savePreview } from './service.ts';

const linkForm = z.object({ expires_at: clearableInstant() });
const previewForm = z.object({ token: requiredText({ max: TOKEN_MAX_LENGTH }) });
const wireForm = previewForm.extend({ format: requiredChoice(WIRE_FORMATS) });

/** Links that show one release to people without an account, and the calls that read it. */
export function previewResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const guard = accessTo('press_release');
  return [
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/preview_link/`,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Preview links of a release that stand, the newest first',
        row: previewLinkSchema,
        isPaged: false,
        source: async (request) => {
          const { id } = await getOfficeRelease(database.db, requireId(request), { now: now() });
          return smallSource(await listValidLinks(database.db, id, now()));
        },
      }),
      POST: {
        permission: 'press_release.preview',
        summary: 'A new preview link; its address is told this once',
        body: previewLinkFormSchema,
        response: { 201: newPreviewLinkSchema },
        answer: async (request) => {
          const { expires_at = null } = parseBody(request, linkForm);
          const write = { release: requireId(request), officer: officerOf(request) };
          return await createLink(context, write, expires_at);
        },
      },
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/preview_link/:part/`,
      ...guard,
      DELETE: {
        permission: 'press_release.preview',
        summary: 'Takes a preview link back',
        response: { 204: z.null() },
        answer: async (request) => {
          const write = { release: requireId(request), officer: officerOf(request) };
          await revokeLink(context, write, requirePartId(request));
        },
      },
    },
    {
      path: PREVIEW_PATH,
      access: 'ignored',
      POST: {
        operationId: 'openPreview',
        summary: 'A release before it appears, for who has a preview link',
        body: previewFormSchema,
        response: { 200: releasePreviewSchema },
        handler: async (request, reply) => {
          const { token } = parseBody(request, previewForm);
          await context.limit({ key: `preview:address:${networkOf(request)}`, max: 60, seconds: 300 });
          const preview = await openPreview(context, token, languageOf(request));
          return sendBody(request, reply.header('X-Robots-Tag', 'noindex, nofollow'), preview);
        },
      },
    },
    {
      path: PREVIEW_WIRE_PATH,
      access: 'ignored',
      POST: {
        operationId: 'openPreviewFile',
        summary: 'The same for newsrooms’ systems: withheld until it appears',
        body: previewWireFormSchema,
        response: { 200: wireFileSchema },
        handler: async (request, reply) => {
          const form = parseBody(request, wireForm);
          await context.limit({ key: `preview:address:${networkOf(request)}`, max: 60, seconds: 300 });
          const file = await savePreview(context, form, languageOf(request));
          return sendBody(request, reply.header('X-Robots-Tag', 'noindex, nofollow'), file);
        },
      },
    },
  ];
}
