import { detailSchema, logoutSchema } from '@press-room/contract/account';
import { LOGOUT_PATH } from '@press-room/contract/session';
import { z } from 'zod';
import { detailOf } from '../../../platform/http/answer.ts';
import { requireSession } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { optionalBoolean } from '../../../platform/http/fields.ts';
import type { AppContext } from '../../context.ts';
import { signOut, signOutEverywhere } from './sign-out.ts';

const logoutForm = z.object({ everywhere: optionalBoolean() });

export const logoutResource = (context: AppContext): Resource => ({
  path: LOGOUT_PATH,
  access: 'signed-in',
  POST: {
    operationId: 'endSession',
    summary: 'End the session of the token, or with `everywhere` all sessions of the account',
    body: logoutSchema,
    response: { 200: detailSchema },
    answer: async (request) => {
      const session = requireSession(request);
      const { everywhere } = parseBody(request, logoutForm);
      if (everywhere) await signOutEverywhere(context, session.account_id);
      else await signOut(context, session);
      return { detail: detailOf(request, everywhere ? 'signed_out_everywhere' : 'signed_out') };
    },
  },
});
