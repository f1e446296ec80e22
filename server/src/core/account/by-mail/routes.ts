import {
  accountLinkSchema,
  SEND_SIGN_IN_LINK_PATH,
  SIGN_IN_BY_CODE_PATH,
  SIGN_IN_BY_LINK_PATH,
  sessionSchema,
  signInCodeSchema,
  signInLinkSentSchema,
} from '@press-room/contract/account';
import { secondStepSchema } from '@press-room/contract/second-factor';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/errors.ts';
import { detailOf, sendBody } from '../../../platform/http/answer.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { loginText, requiredText, withAliases, withCamelCase } from '../../../platform/http/fields.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { AppContext } from '../../context.ts';
import { linkFields } from '../link-check.ts';
import { type AskForSecondStep, traceOf } from '../sign-in/sign-in.ts';
import { askForSignInLink, signInByCode, signInByLink } from './service.ts';

const QUARTER = 900;
const CODE_MAX_LENGTH = 20;
const TICKET_MAX_LENGTH = 200;

const askForm = withAliases('email', ['username', 'login'], z.object({ email: loginText() }));
const linkForm = withCamelCase(z.object(linkFields));
const codeForm = z.object({
  email: loginText(),
  ticket: requiredText({ max: TICKET_MAX_LENGTH }),
  code: requiredText({ max: CODE_MAX_LENGTH }),
});

/** Sign-in without a password, by whoever reads the mail of the account. */
export function signInByMailResources(context: AppContext, askForSecondStep: AskForSecondStep): Resource[] {
  const open = async (network: string): Promise<void> => {
    if (!context.config.PASSWORD_RESET) throw notFound();
    await context.limit({ key: `sign-in-by-mail:address:${network}`, max: 30, seconds: QUARTER });
  };
  return [
    {
      path: SEND_SIGN_IN_LINK_PATH,
      access: 'ignored',
      POST: {
        schema: {
          operationId: 'sendSignInLink',
          summary: 'Mail a link and a code to sign in with; the answer is the same for every address',
          body: z.object({ email: z.string() }),
          response: { 200: signInLinkSentSchema },
        },
        handler: async (request, reply) => {
          if (!context.config.PASSWORD_RESET) throw notFound();
          const { email } = parseBody(request, askForm);
          const ticket = await askForSignInLink(context, { email, network: networkOf(request) });
          return sendBody(request, reply, { detail: detailOf(request, 'sign_in_link_sent'), ticket });
        },
      },
    },
    {
      path: SIGN_IN_BY_LINK_PATH,
      access: 'ignored',
      POST: {
        schema: {
          operationId: 'createTokenByLink',
          summary:
            'Sign in with the link that was mailed, once within 15 minutes. 403 with a ticket where the account has a second factor',
          body: accountLinkSchema,
          response: { 200: sessionSchema, 403: secondStepSchema },
        },
        handler: async (request, reply) => {
          await open(networkOf(request));
          const link = parseBody(request, linkForm);
          const opening = { trace: traceOf(context, request), askForSecondStep };
          return sendBody(request, reply, sessionSchema.parse(await signInByLink(context, link, opening)));
        },
      },
    },
    {
      path: SIGN_IN_BY_CODE_PATH,
      access: 'ignored',
      POST: {
        schema: {
          operationId: 'createTokenByCode',
          summary:
            'Sign in with the code that was mailed and the ticket of the browser that asked for it, once within 15 minutes. 403 with a ticket where the account has a second factor',
          body: signInCodeSchema,
          response: { 200: sessionSchema, 403: secondStepSchema },
        },
        handler: async (request, reply) => {
          await open(networkOf(request));
          const given = parseBody(request, codeForm);
          const opening = { trace: traceOf(context, request), askForSecondStep };
          return sendBody(request, reply, sessionSchema.parse(await signInByCode(context, given, opening)));
        },
      },
    },
  ];
}
