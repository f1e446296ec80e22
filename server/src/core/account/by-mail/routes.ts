import {
  accountLinkSchema,
  SEND_SIGN_IN_LINK_PATH,
  type Session,
  SIGN_IN_BY_CODE_PATH,
  SIGN_IN_BY_LINK_PATH,
  sessionSchema,
  signInCodeSchema,
  signInLinkSentSchema,
} from '@press-room/contract/account';
import { secondStepSchema } from '@press-room/contract/second-factor';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/errors.ts';
import { detailOf } from '../../../platform/http/answer.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { loginText, requiredText, withAliases, withCamelCase } from '../../../platform/http/fields.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { AppContext } from '../../context.ts';
import { linkFields } from '../link-check.ts';
import { type AskForSecondStep, traceOf } from '../sign-in/sign-in.ts';
import { askForSignInLink, type Opening, signInByCode, signInByLink } from './service.ts';

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

/** Sign-in without a password, for the owner of the account's mailbox. */
export function signInByMailResources(context: AppContext, askForSecondStep: AskForSecondStep): Resource[] {
  const requireOpen = (): void => {
    if (!context.config.PASSWORD_RESET) throw notFound();
  };
  const signInResource = ({ path, operationId, summary, body, open }: Way): Resource => ({
    path,
    access: 'ignored',
    POST: {
      operationId,
      summary: `${summary}, once within 15 minutes. 403 with a ticket where the account has a second factor`,
      body,
      response: { 200: sessionSchema, 403: secondStepSchema },
      answer: async (request) => {
        requireOpen();
        const key = `sign-in-by-mail:address:${networkOf(request)}`;
        await context.limit({ key, max: 30, seconds: QUARTER });
        const session = await open(request, { trace: traceOf(context, request), askForSecondStep });
        return sessionSchema.parse(session);
      },
    },
  });
  return [
    {
      path: SEND_SIGN_IN_LINK_PATH,
      access: 'ignored',
      POST: {
        operationId: 'sendSignInLink',
        summary: 'Mail a link and a code to sign in with; the answer is the same for every address',
        body: z.object({ email: z.string() }),
        response: { 200: signInLinkSentSchema },
        answer: async (request) => {
          requireOpen();
          const { email } = parseBody(request, askForm);
          const ticket = await askForSignInLink(context, { email, network: networkOf(request) });
          return { detail: detailOf(request, 'sign_in_link_sent'), ticket };
        },
      },
    },
    signInResource({
      path: SIGN_IN_BY_LINK_PATH,
      operationId: 'createTokenByLink',
      summary: 'Sign in with the link that was mailed',
      body: accountLinkSchema,
      open: (request, opening) => signInByLink(context, parseBody(request, linkForm), opening),
    }),
    signInResource({
      path: SIGN_IN_BY_CODE_PATH,
      operationId: 'createTokenByCode',
      summary: 'Sign in with the code that was mailed and the ticket of the browser that asked for it',
      body: signInCodeSchema,
      open: (request, opening) => signInByCode(context, parseBody(request, codeForm), opening),
    }),
  ];
}

interface Way {
  path: string;
  operationId: string;
  summary: string;
  body: z.ZodType;
  open: (request: FastifyRequest, opening: Opening) => Promise<Session>;
}
