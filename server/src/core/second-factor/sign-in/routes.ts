import { sessionSchema } from '@press-room/contract/account';
import {
  PROOF_OPTIONS_PATH,
  PROOF_PATH,
  proofSchema,
  signInStepSchema,
  webAuthnSchema,
} from '@press-room/contract/second-factor';
import { SIGN_IN_OPTIONS_PATH, SIGN_IN_STEP_PATH } from '@press-room/contract/session';
import { z } from 'zod';
import { requireAccountId, requireSession } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { passwordText, requiredText } from '../../../platform/http/fields.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { traceOf } from '../../account/sign-in/sign-in.ts';
import type { AppContext } from '../../context.ts';
import { answerFields } from './answers.ts';
import { buildProofOptions, buildSignInOptions, finishSignIn, proveAgain } from './service.ts';

const MINUTE = 60;
const ticket = requiredText({ max: 200 });
const ticketForm = z.object({ ticket });
const stepForm = z.object({ ticket, ...answerFields });
const proofForm = z.object({ ...answerFields, password: passwordText().optional() });

/** Second step of the sign-in, and the recent proof of identity that some calls need. */
export function signInStepResources(context: AppContext): Resource[] {
  return [
    {
      path: SIGN_IN_STEP_PATH,
      access: 'ignored',
      POST: {
        summary: 'The second step of signing in: the ticket with a code, a recovery code or a passkey',
        body: signInStepSchema,
        response: { 200: sessionSchema },
        answer: async (request) => {
          const { ticket: given, ...answer } = parseBody(request, stepForm);
          const network = networkOf(request);
          await context.limit({ key: `second-step:address:${network}`, max: 30, seconds: MINUTE });
          const trace = traceOf(context, request);
          const session = await finishSignIn(context, { ticket: given, answer, trace, network });
          return sessionSchema.parse(session);
        },
      },
    },
    {
      path: SIGN_IN_OPTIONS_PATH,
      access: 'ignored',
      POST: {
        summary: 'Options of navigator.credentials.get for the second step',
        body: z.object({ ticket: z.string() }),
        response: { 200: webAuthnSchema },
        answer: async (request) => {
          const { ticket: given } = parseBody(request, ticketForm);
          const network = networkOf(request);
          await context.limit({ key: `second-step:address:${network}`, max: 30, seconds: MINUTE });
          return await buildSignInOptions(context, given);
        },
      },
    },
    {
      path: PROOF_PATH,
      access: 'signed-in',
      POST: {
        summary: 'Prove once more who you are; the token of the answer opens what wants a recent proof',
        body: proofSchema,
        response: { 200: sessionSchema },
        answer: async (request) => {
          const held = requireSession(request);
          const answer = parseBody(request, proofForm);
          const session = await proveAgain(context, held, { answer, network: networkOf(request) });
          return sessionSchema.parse(session);
        },
      },
    },
    {
      path: PROOF_OPTIONS_PATH,
      access: 'signed-in',
      POST: {
        summary: 'Options of navigator.credentials.get for such a proof',
        response: { 200: webAuthnSchema },
        answer: async (request) => {
          const id = requireAccountId(request);
          await context.limit({ key: `passkey-options:account:${id}`, max: 30, seconds: MINUTE });
          return await buildProofOptions(context, id);
        },
      },
    },
  ];
}
