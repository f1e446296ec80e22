import {
  accountLinkSchema,
  CHANGE_EMAIL_PATH,
  detailSchema,
  PICTURE_PATH,
  PROFILE_PATH,
  profileChangeSchema,
  profileSchema,
  VERIFY_EMAIL_PATH,
} from '@press-room/contract/account';
import { PICTURE_MAX_BYTES } from '@press-room/contract/limits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { detailOf } from '../../../platform/http/answer.ts';
import { requireAccountId, requireSession } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { clientOf } from '../../../platform/http/client.ts';
import type { Endpoint, Resource } from '../../../platform/http/endpoint.ts';
import { emailText, passwordText } from '../../../platform/http/fields.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { createSmallUpload } from '../../../platform/http/upload.ts';
import type { AppContext } from '../../context.ts';
import { linkFields, requireLinkOwner } from '../link-check.ts';
import { askForEmailChange, confirmEmailChange } from './email-change.ts';
import { deletePendingEmail } from './email-queries.ts';
import { profileChangeForm, profileForm } from './form.ts';
import { removePicture, setPicture } from './picture.ts';
import { changeProfile, getProfile } from './service.ts';

const HOUR = 3600;
const emailChangeForm = z.object({ email: emailText(), password: passwordText() });
const linkForm = z.object(linkFields);
const picture = createSmallUpload('picture', PICTURE_MAX_BYTES);

export function profileResources(context: AppContext): Resource[] {
  const readProfile = (request: FastifyRequest) => getProfile(context, requireSession(request));
  const change = (summary: string, form: typeof profileForm | typeof profileChangeForm): Endpoint => ({
    summary,
    body: profileChangeSchema,
    response: { 200: profileSchema },
    answer: async (request) => {
      const session = requireSession(request);
      return await changeProfile(context, session, parseBody(request, form));
    },
  });
  return [
    {
      path: PROFILE_PATH,
      access: 'signed-in',
      GET: {
        summary: 'The account of the token',
        response: { 200: profileSchema },
        answer: readProfile,
      },
      PATCH: change('Change some fields of the own profile', profileChangeForm),
      PUT: change('Change the own profile; the names are required', profileForm),
      POST: change('The same as PUT', profileForm),
    },
    {
      path: PICTURE_PATH,
      access: 'signed-in',
      POST: {
        upload: picture,
        operationId: 'setProfilePicture',
        summary: 'Set the own picture: a multipart form with the file `picture`',
        response: { 200: profileSchema },
        answer: async (request) => {
          const id = requireAccountId(request);
          await context.limit({ key: `picture:account:${id}`, max: 30, seconds: HOUR });
          await setPicture(context, { accountId: id, client: clientOf(request) }, picture.of(request));
          return readProfile(request);
        },
      },
      DELETE: {
        operationId: 'removeProfilePicture',
        summary: 'Remove the own picture',
        response: { 200: profileSchema },
        answer: async (request) => {
          await removePicture(context, requireAccountId(request));
          return readProfile(request);
        },
      },
    },
    {
      path: CHANGE_EMAIL_PATH,
      access: 'signed-in',
      POST: {
        summary: 'Ask for another e-mail address; a link to the new one confirms it',
        body: z.object({ email: z.string(), password: z.string() }),
        response: { 200: detailSchema },
        answer: async (request) => {
          const id = requireAccountId(request);
          const form = parseBody(request, emailChangeForm);
          await context.limit({ key: `change-email:account:${id}`, max: 5, seconds: HOUR });
          await askForEmailChange(context, id, form);
          return { detail: detailOf(request, 'email_link_sent') };
        },
      },
      DELETE: {
        operationId: 'cancelEmailChange',
        summary: 'Withdraw the request for another address',
        response: { 200: profileSchema },
        answer: async (request) => {
          const id = requireAccountId(request);
          await deletePendingEmail(context.database.db, id);
          return readProfile(request);
        },
      },
    },
    {
      path: VERIFY_EMAIL_PATH,
      access: 'ignored',
      POST: {
        summary: 'Confirm the new address with the link that was mailed; all sessions end',
        body: accountLinkSchema,
        response: { 200: detailSchema },
        answer: async (request) => {
          const link = parseBody(request, linkForm);
          await context.limit({ key: `verify:address:${networkOf(request)}`, max: 20, seconds: HOUR });
          await confirmEmailChange(context, await requireLinkOwner(context, 'verify-email', link));
          return { detail: detailOf(request, 'email_changed') };
        },
      },
    },
  ];
}
