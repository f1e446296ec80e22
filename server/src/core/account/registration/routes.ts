import {
  accountLinkSchema,
  detailSchema,
  PERSON_LANGUAGES,
  REGISTER_PATH,
  RESEND_ACTIVATION_PATH,
  type Registered,
  registeredSchema,
  registrationSchema,
  VERIFY_REGISTRATION_PATH,
} from '@press-room/contract/account';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { z } from 'zod';
import { badRequest, notFound } from '../../../platform/errors/errors.ts';
import { detailOf } from '../../../platform/http/answer.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import {
  acceptance,
  emailText,
  optionalBoolean,
  optionalChoice,
  passwordText,
  requiredText,
  withAliases,
  withCamelCase,
} from '../../../platform/http/fields.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { AppContext } from '../../context.ts';
import { isUnfinished } from '../confirmation/queries.ts';
import { verifyAccount } from '../confirmation/service.ts';
import { linkFields, requireLinkOwner } from '../link-check.ts';
import { askForMail } from '../mail-requests.ts';
import { professionFields } from '../profile/form.ts';
import { getRegistered } from '../profile/service.ts';
import { registerPrivately } from './private-registration.ts';
import { type RegistrationForm, register } from './service.ts';

const HOUR = 3600;

const registrationForm = withCamelCase(
  z.object({
    email: emailText(),
    password: passwordText(),
    password_confirm: passwordText().optional(),
    first_name: requiredText({ max: NAME_MAX_LENGTH }),
    last_name: requiredText({ max: NAME_MAX_LENGTH }),
    language: optionalChoice(PERSON_LANGUAGES),
    ...professionFields,
    accept: acceptance(),
    consent_data_processing: optionalBoolean(),
    consent_marketing: optionalBoolean(),
  }),
);
const linkForm = z.object(linkFields);
const resendForm = withAliases('email', ['login', 'username'], z.object({ email: emailText() }));

/**
 * In private registration nothing discloses whether the address is known: the limit of a mailbox applies either way.
 */
async function answerTo(context: AppContext, form: RegistrationForm): Promise<Registered> {
  if (context.config.REGISTRATION_ANSWER === 'open') {
    return getRegistered(context, await register(context, form));
  }
  const key = `register:mailbox:${form.email}`;
  await context.limit({ key, max: 5, seconds: HOUR });
  return registerPrivately(context, form);
}

export function registrationResources(context: AppContext): Resource[] {
  return [
    {
      path: REGISTER_PATH,
      access: 'ignored',
      POST: {
        operationId: 'registerAccount',
        summary: 'Register; a message with a link confirms the address',
        body: registrationSchema,
        response: { 201: registeredSchema },
        answer: async (request) => {
          if (!context.config.REGISTRATION) throw notFound();
          const form = parseBody(request, registrationForm);
          await context.limit({ key: `register:address:${networkOf(request)}`, max: 10, seconds: HOUR });
          const language = form.language ?? languageOf(request);
          return await answerTo(context, { ...form, language });
        },
      },
    },
    {
      path: VERIFY_REGISTRATION_PATH,
      access: 'ignored',
      POST: {
        summary: 'Confirm the address with the link that was mailed',
        body: accountLinkSchema,
        response: { 200: detailSchema },
        answer: async (request) => {
          const link = parseBody(request, linkForm);
          await context.limit({ key: `verify:address:${networkOf(request)}`, max: 20, seconds: HOUR });
          const account = await requireLinkOwner(context, 'verify-account', link);
          // Of a registration whose password was dropped: another link leads to choosing one.
          if (isUnfinished(account)) throw badRequest('link_bad');
          await context.database.db.transaction().execute((trx) => verifyAccount(trx, context, account));
          return { detail: detailOf(request, 'verified') };
        },
      },
    },
    {
      path: RESEND_ACTIVATION_PATH,
      access: 'ignored',
      POST: {
        summary: 'Mail the link once more; the answer is the same for every address',
        body: z.object({ email: z.string() }),
        response: { 200: detailSchema },
        answer: async (request) => {
          const { email } = parseBody(request, resendForm);
          const letters = { letter: 'verify-account', otherwise: 'finish-registration' } as const;
          await askForMail(context, { ...letters, email, network: networkOf(request) });
          return { detail: detailOf(request, 'activation_sent') };
        },
      },
    },
  ];
}
