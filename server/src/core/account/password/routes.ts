import {
  accountLinkSchema,
  CHANGE_PASSWORD_PATH,
  detailSchema,
  passwordChangedSchema,
  RESET_PASSWORD_PATH,
  SEND_RESET_LINK_PATH,
} from '@press-room/contract/account';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/errors.ts';
import { detailOf } from '../../../platform/http/answer.ts';
import { requireSession } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { loginText, passwordText, withAliases, withCamelCase } from '../../../platform/http/fields.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { AppContext } from '../../context.ts';
import { isUnfinished } from '../confirmation/queries.ts';
import { linkFields, requireLinkOwner } from '../link-check.ts';
import { askForMail } from '../mail-requests.ts';
import { changePassword, resetPassword } from './service.ts';

const HOUR = 3600;

const newPassword = { password: passwordText(), password_confirm: passwordText().optional() };
const askForm = withAliases('login', ['email', 'username'], z.object({ login: loginText() }));
const resetForm = withCamelCase(z.object({ ...linkFields, ...newPassword }));
const changeForm = withCamelCase(z.object({ old_password: passwordText(), ...newPassword }));

const describedPassword = { password: z.string(), password_confirm: z.string().optional() };

export function passwordResources(context: AppContext): Resource[] {
  return [
    {
      path: SEND_RESET_LINK_PATH,
      access: 'ignored',
      POST: {
        summary: 'Mail a link for a new password; the answer is the same for every address',
        body: z.object({ email: z.string() }),
        response: { 200: detailSchema },
        answer: async (request) => {
          if (!context.config.PASSWORD_RESET) throw notFound();
          const { login } = parseBody(request, askForm);
          await askForMail(context, { letter: 'reset-password', email: login, network: networkOf(request) });
          return { detail: detailOf(request, 'reset_link_sent') };
        },
      },
    },
    {
      path: RESET_PASSWORD_PATH,
      access: 'ignored',
      POST: {
        summary: 'Set a new password with the link that was mailed, once',
        body: accountLinkSchema.extend(describedPassword),
        response: { 200: detailSchema },
        answer: async (request) => {
          const { password, password_confirm, ...link } = parseBody(request, resetForm);
          await context.limit({ key: `reset:address:${networkOf(request)}`, max: 20, seconds: HOUR });
          const account = await requireLinkOwner(context, 'reset-password', link);
          // The link also finishes a registration, which this setting does not close.
          if (!context.config.PASSWORD_RESET && !isUnfinished(account)) throw notFound();
          const address_hash = context.addresses.toHash(networkOf(request));
          await resetPassword(context, account, { form: { password, password_confirm }, address_hash });
          return { detail: detailOf(request, 'reset_done') };
        },
      },
    },
    {
      path: CHANGE_PASSWORD_PATH,
      access: 'signed-in',
      POST: {
        summary: 'Change the own password; every other session ends',
        body: z.object({ old_password: z.string(), ...describedPassword }),
        response: { 200: passwordChangedSchema },
        answer: async (request) => {
          const session = requireSession(request);
          const form = parseBody(request, changeForm);
          await context.limit({
            key: `change-password:account:${session.account_id}`,
            max: 20,
            seconds: HOUR,
          });
          const token = await changePassword(context, session, form);
          return { detail: detailOf(request, 'password_changed'), token };
        },
      },
    },
  ];
}
