import { createHmac } from 'node:crypto';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import {
  DRAFT_KEYS_PATH,
  draftKeysSchema,
  releaseCheckSchema,
  releasePresenceSchema,
} from '@press-room/contract/release-editor';
import { releaseTransitionFormSchema } from '@press-room/contract/release-transitions';
import { z } from 'zod';
import { ownByItself, ownRows } from '../../../core/admin/own-company.ts';
import type { AppContext } from '../../../core/context.ts';
import { requireScope, requireSession } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { transitionForm } from '../admin/form.ts';
import { translationResources } from '../translation/routes.ts';
import { checkTransition } from './check.ts';
import { announce, leave } from './presence.ts';

/** Additional calls of the release editor. */
export function releaseEditorResources(context: AppContext): Resource[] {
  const { database, draftKeys, now } = context;
  const guard = { access: 'admitted', permission: 'press_release.view' } as const;
  const ownCompany = ownRows(context, 'press_release');
  return [
    ...translationResources(context),
    {
      path: DRAFT_KEYS_PATH,
      ...guard,
      ownCompany: ownByItself,
      GET: {
        operationId: 'listOfficeDraftKeys',
        summary: 'Keys for what a browser keeps of the drafts of who asks; the first seals, each may open',
        response: { 200: draftKeysSchema },
        answer: async (request) => {
          const { account_id } = requireSession(request);
          const keyOf = (key: Buffer): string =>
            createHmac('sha256', key).update(String(account_id)).digest('base64');
          return { keys: draftKeys.map(keyOf) };
        },
      },
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/check/`,
      ...guard,
      ownCompany,
      POST: {
        summary: 'What a transition would do and what speaks against it; nothing is done',
        body: releaseTransitionFormSchema,
        response: { 200: releaseCheckSchema },
        answer: async (request) => {
          const form = parseBody(request, transitionForm);
          const scope = requireScope(request.reader, 'press_release.view');
          const who = { id: requireId(request), officer: officerOf(request).id, scope };
          return await checkTransition(context, who, form);
        },
      },
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/presence/`,
      ...guard,
      ownCompany,
      POST: {
        operationId: 'enterOfficePressRelease',
        summary: 'Says that who asks has a release open, and answers who else has',
        body: z.object({}),
        response: { 200: releasePresenceSchema },
        answer: async (request) => {
          const { account_id: officer } = requireSession(request);
          const who = { id: requireId(request), officer, now: now() };
          return await announce(database.db, who);
        },
      },
      DELETE: {
        operationId: 'leaveOfficePressRelease',
        summary: 'Says that who asks has closed it',
        response: { 204: z.null() },
        answer: async (request) => {
          const { account_id: officer } = requireSession(request);
          await leave(database.db, { id: requireId(request), officer });
        },
      },
    },
  ];
}
