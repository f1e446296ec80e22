import { ACCREDITATION_PATH, detailSchema, profileSchema } from '@press-room/contract/account';
import { REASON_MAX_LENGTH } from '@press-room/contract/limits';
import type { Permission } from '@press-room/contract/roles';
import { accountRowSchema, USER_PATH, type UserAction } from '@press-room/contract/users';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getProfile } from '../../core/account/profile/service.ts';
import type { AppContext } from '../../core/context.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { detailOf } from '../../platform/http/answer.ts';
import { requireSession } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Endpoint, Resource } from '../../platform/http/endpoint.ts';
import { requiredText } from '../../platform/http/fields.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { requireId } from '../../platform/http/query.ts';
import type { MessageKey } from '../../platform/text/messages.ts';
import { getUser, USER_FILTERS, userSource } from './listing.ts';
import {
  approveAccount,
  askAgain,
  confirmErasure,
  endSessionsOf,
  refuseAccount,
  sendLinkTo,
  setAccountDisabled,
} from './service.ts';
import type { AccountAction } from './subject.ts';

const reasonForm = z.object({ reason: requiredText({ max: REASON_MAX_LENGTH, hasLines: true }) });

export function userResources(context: AppContext): Resource[] {
  return [
    {
      path: USER_PATH,
      access: 'admitted',
      permission: 'account.view',
      GET: listEndpoint(context, {
        summary: 'Accounts; filters narrow them',
        query: USER_FILTERS,
        row: accountRowSchema,
        isPaged: true,
        source: (request, query) => userSource(context, request, query),
      }),
    },
    {
      path: `${USER_PATH}:id/`,
      access: 'admitted',
      permission: 'account.view',
      GET: {
        summary: 'One account',
        response: { 200: accountRowSchema },
        answer: (request) => getUser(context, requireSession(request), requireId(request)),
      },
    },
    ...actionResources(context),
    {
      path: ACCREDITATION_PATH,
      access: 'signed-in',
      POST: {
        operationId: 'requestAccreditation',
        summary: 'Ask for accreditation again after a refusal',
        response: { 200: profileSchema },
        answer: async (request) => {
          const session = requireSession(request);
          const id = session.account_id;
          await context.limit({ key: `accreditation:account:${id}`, max: 5, seconds: 3600 });
          await askAgain(context, id);
          return await getProfile(context, session);
        },
      },
    },
  ];
}

interface Action {
  name: UserAction;
  permission: Permission;
  done: MessageKey;
  summary: string;
  body?: z.ZodType;
  /** It changes rights, or erases data. */
  needsRecentProof: boolean;
  run(target: AccountAction, request: FastifyRequest): Promise<void>;
}

function actionResources(context: AppContext): Resource[] {
  const actions: Action[] = [
    {
      name: 'approve',
      permission: 'account.accredit',
      done: 'account_approved',
      summary: 'Let a waiting account in',
      needsRecentProof: true,
      run: (target) => approveAccount(context, target),
    },
    {
      name: 'refuse',
      permission: 'account.accredit',
      done: 'account_refused',
      summary: 'Refuse a waiting account, with the reason for its owner',
      needsRecentProof: false,
      body: z.object({ reason: z.string() }),
      run: (target, request) => refuseAccount(context, target, parseBody(request, reasonForm).reason),
    },
    {
      name: 'disable',
      permission: 'account.disable',
      done: 'account_disabled_done',
      summary: 'Shut an account; its sessions end at once',
      needsRecentProof: true,
      run: (target) => setAccountDisabled(context, target, true),
    },
    {
      name: 'enable',
      permission: 'account.disable',
      done: 'account_enabled',
      summary: 'Open a shut account again',
      needsRecentProof: true,
      run: (target) => setAccountDisabled(context, target, false),
    },
    {
      name: 'erase',
      permission: 'account.erase',
      done: 'account_erased',
      summary: 'Erase an account whose person asked for it',
      needsRecentProof: true,
      run: (target) => confirmErasure(context, target),
    },
    {
      name: 'end_sessions',
      permission: 'account.disable',
      done: 'sessions_ended',
      summary: 'End every session of an account',
      needsRecentProof: true,
      run: (target) => endSessionsOf(context, target),
    },
    {
      name: 'send_verification',
      permission: 'account.invite',
      done: 'link_sent',
      summary: 'Mail the link that confirms the address once more',
      needsRecentProof: false,
      run: (target) => sendLinkTo(context, target, 'verify-account'),
    },
    {
      name: 'send_reset',
      permission: 'account.invite',
      done: 'link_sent',
      summary: 'Mail a link to choose another password',
      needsRecentProof: false,
      run: (target) => sendLinkTo(context, target, 'reset-password'),
    },
  ];
  return actions.map(({ name, permission, ...action }) => ({
    path: `${USER_PATH}:id/${name}/`,
    access: 'admitted',
    permission,
    POST: toEndpoint(action),
  }));
}

const toEndpoint = ({
  summary,
  body,
  done,
  run,
  needsRecentProof,
}: Omit<Action, 'name' | 'permission'>): Endpoint => ({
  needsRecentProof,
  summary,
  ...(body === undefined ? {} : { body }),
  response: { 200: detailSchema },
  answer: async (request) => {
    const officer = request.reader.account;
    if (officer === null) throw unauthorized('no_credentials');
    await run({ officer, accountId: requireId(request) }, request);
    return { detail: detailOf(request, done) };
  },
});
