import {
  factorAddedSchema,
  PASSKEY_NAME_MAX_LENGTH,
  PASSKEY_OPTIONS_PATH,
  PASSKEY_PATH,
  RECOVERY_CODES_PATH,
  recoveryCodesSchema,
  secondFactorSchema,
  TOTP_CONFIRM_PATH,
  TOTP_PATH,
  totpSecretSchema,
  webAuthnSchema,
} from '@press-room/contract/second-factor';
import { SECOND_FACTOR_PATH } from '@press-room/contract/session';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound, unauthorized } from '../../platform/errors/errors.ts';
import { requireAccountId, requireSession } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { requiredRecord, requiredText } from '../../platform/http/fields.ts';
import { requireId } from '../../platform/http/query.ts';
import { factorStateOf } from '../account/factor-state.ts';
import { findAccountById } from '../account/queries.ts';
import type { AppContext } from '../context.ts';
import type { Holder } from './enrolment.ts';
import { buildCreation } from './passkeys/ceremonies.ts';
import { addPasskey, changePasskeyName, removePasskey } from './passkeys/service.ts';
import { findFactors } from './queries.ts';
import { renewRecoveryCodes } from './recovery/service.ts';
import { signInStepResources } from './sign-in/routes.ts';
import { beginTotp, confirmTotp, removeTotp } from './totp/service.ts';

const HOUR = 3600;
const name = requiredText({ max: PASSKEY_NAME_MAX_LENGTH });
const nameForm = z.object({ name });
const passkeyForm = z.object({ name, passkey: requiredRecord() });
const codeForm = z.object({ code: requiredText({ max: 40 }) });

export function secondFactorResources(context: AppContext): Resource[] {
  return [
    statusResource(context),
    ...totpResources(context),
    ...passkeyResources(context),
    recoveryResource(context),
    ...signInStepResources(context),
  ];
}

/** Holder of the factors, within the hourly limit. @throws 404 if the second factor is switched off */
async function requireHolder(context: AppContext, request: FastifyRequest): Promise<Holder> {
  const session = requireSession(request);
  const { account_id: id, factor } = session;
  if (factor === 'unavailable') throw notFound();
  await context.limit({ key: `second-factor:account:${id}`, max: 60, seconds: HOUR });
  const account = await findAccountById(context.database.db, id);
  if (account === null) throw unauthorized('no_credentials');
  return { account, session };
}

async function readStatus(context: AppContext, request: FastifyRequest) {
  const { db } = context.database;
  const id = requireAccountId(request);
  const account = await findAccountById(db, id);
  if (account === null) throw unauthorized('no_credentials');
  const factors = { state: factorStateOf(context, account), ...(await findFactors(db, id)) };
  return secondFactorSchema.parse(factors);
}

const statusResource = (context: AppContext): Resource => ({
  path: SECOND_FACTOR_PATH,
  access: 'signed-in',
  GET: {
    summary: 'The own second factors',
    response: { 200: secondFactorSchema },
    answer: (request) => readStatus(context, request),
  },
});

const totpResources = (context: AppContext): Resource[] => [
  {
    path: TOTP_PATH,
    access: 'signed-in',
    POST: {
      needsRecentProof: true,
      summary: 'A secret for an authenticator app; it counts once its first code is confirmed',
      response: { 200: totpSecretSchema },
      answer: async (request) => await beginTotp(context, await requireHolder(context, request)),
    },
    DELETE: {
      needsRecentProof: true,
      summary: 'Remove the authenticator app',
      response: { 200: secondFactorSchema },
      answer: async (request) => {
        await removeTotp(context, await requireHolder(context, request));
        return readStatus(context, request);
      },
    },
  },
  {
    path: TOTP_CONFIRM_PATH,
    access: 'signed-in',
    POST: {
      needsRecentProof: true,
      summary: 'Confirm the authenticator app by its first code',
      body: z.object({ code: z.string() }),
      response: { 200: factorAddedSchema },
      answer: async (request) => {
        const holder = await requireHolder(context, request);
        const { code } = parseBody(request, codeForm);
        return factorAddedSchema.parse(await confirmTotp(context, holder, code));
      },
    },
  },
];

const passkeyResources = (context: AppContext): Resource[] => [
  {
    path: PASSKEY_OPTIONS_PATH,
    access: 'signed-in',
    POST: {
      needsRecentProof: true,
      summary: 'Options of navigator.credentials.create for a new passkey',
      response: { 200: webAuthnSchema },
      answer: async (request) => {
        const { account } = await requireHolder(context, request);
        return await buildCreation(context, account);
      },
    },
  },
  {
    path: PASSKEY_PATH,
    access: 'signed-in',
    POST: {
      needsRecentProof: true,
      summary: 'Add the passkey that the browser made',
      body: z.object({ name: z.string(), passkey: webAuthnSchema }),
      response: { 201: factorAddedSchema },
      answer: async (request) => {
        const holder = await requireHolder(context, request);
        const { name: given, passkey: answer } = parseBody(request, passkeyForm);
        const added = await addPasskey(context, holder, { name: given, answer });
        return factorAddedSchema.parse(added);
      },
    },
  },
  {
    path: `${PASSKEY_PATH}:id/`,
    access: 'signed-in',
    PATCH: {
      summary: 'Rename a passkey',
      body: nameForm,
      response: { 200: secondFactorSchema },
      answer: async (request) => {
        const { account } = await requireHolder(context, request);
        const change = { id: requireId(request), name: parseBody(request, nameForm).name };
        await changePasskeyName(context, account.id, change);
        return readStatus(context, request);
      },
    },
    DELETE: {
      needsRecentProof: true,
      summary: 'Remove a passkey',
      response: { 200: secondFactorSchema },
      answer: async (request) => {
        await removePasskey(context, await requireHolder(context, request), requireId(request));
        return readStatus(context, request);
      },
    },
  },
];

const recoveryResource = (context: AppContext): Resource => ({
  path: RECOVERY_CODES_PATH,
  access: 'signed-in',
  POST: {
    needsRecentProof: true,
    summary: 'New recovery codes; the earlier ones end',
    response: { 200: recoveryCodesSchema },
    answer: async (request) => {
      const { account } = await requireHolder(context, request);
      return await renewRecoveryCodes(context, account);
    },
  },
});
