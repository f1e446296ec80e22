import { sessionSchema } from '@press-room/contract/account';
import { OPEN_BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import { secondStepSchema } from '@press-room/contract/second-factor';
import { TOKEN_AUTH_PATH, TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { z } from 'zod';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { loginText, passwordText, requiredText, withAliases } from '../../platform/http/fields.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { AppContext } from '../context.ts';
import { signInByMailResources } from './by-mail/routes.ts';
import { passwordResources } from './password/routes.ts';
import { profileResources } from './profile/routes.ts';
import { registrationResources } from './registration/routes.ts';
import { refreshSession } from './service.ts';
import { logoutResource } from './session/routes.ts';
import { type AskForSecondStep, signIn, traceOf } from './sign-in/sign-in.ts';

/** `username` and `login` are accepted for `email` (contract 5.1). */
const credentialsSchema = withAliases(
  'email',
  ['username', 'login'],
  z.object({ email: loginText(), password: passwordText() }),
);

const refreshSchema = z.object({ token: requiredText({ max: OPEN_BODY_LIMIT_BYTES }) });

export function accountResources(context: AppContext, askForSecondStep: AskForSecondStep): Resource[] {
  return [
    {
      path: TOKEN_AUTH_PATH,
      access: 'ignored',
      POST: {
        operationId: 'createToken',
        summary:
          'Sign in with e-mail and password. 403 with a ticket and no token where the account has a second factor',
        body: z.object({ email: z.string(), password: z.string() }),
        response: { 200: sessionSchema, 403: secondStepSchema },
        answer: async (request) => {
          const credentials = parseBody(request, credentialsSchema);
          await context.limit({ key: `login:address:${networkOf(request)}`, max: 10, seconds: 60 });
          const session = await signIn(context, credentials, {
            trace: traceOf(context, request),
            askForSecondStep,
          });
          return sessionSchema.parse(session);
        },
      },
    },
    {
      path: TOKEN_REFRESH_PATH,
      access: 'ignored',
      POST: {
        operationId: 'refreshToken',
        summary: 'A new token for one that is still good',
        body: z.object({ token: z.string() }),
        response: { 200: sessionSchema },
        answer: async (request) => {
          const { token } = parseBody(request, refreshSchema);
          const session = await refreshSession(context, token, (id) =>
            context.limit({ key: `refresh:account:${id}`, max: 120, seconds: 60 }),
          );
          return sessionSchema.parse(session);
        },
      },
    },
    logoutResource(context),
    ...signInByMailResources(context, askForSecondStep),
    ...profileResources(context),
    ...registrationResources(context),
    ...passwordResources(context),
  ];
}
