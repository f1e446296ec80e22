import { PRIVACY_VERSION } from '@press-room/contract/limits';
import type { ConsentEntry, ConsentPurpose, Consents } from '@press-room/contract/privacy';
import {
  CONSENT_PATH,
  CONSENT_PURPOSES,
  consentAnswerSchema,
  consentsSchema,
  ERASURE_PATH,
  EXPORT_PATH,
  erasureSchema,
} from '@press-room/contract/privacy';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { findErasureRequest, listConsents, recordConsent } from '../../core/personal-data/consents.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { requireAccountId } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { passwordText, requiredBoolean, requiredChoice } from '../../platform/http/fields.ts';
import { askForErasure, withdrawErasure } from './erasure/erasure-requests.ts';
import { buildExport } from './export/export.ts';
import { sendArchive } from './send-archive.ts';

const HOUR = 3600;
const consentForm = z.object({ purpose: requiredChoice(CONSENT_PURPOSES), answer: requiredBoolean() });
const erasureForm = z.object({ password: passwordText() });

export function privacyResources(context: AppContext): Resource[] {
  const { db } = context.database;
  const readConsents = async (request: FastifyRequest) => {
    const consents = await getConsents(db, requireAccountId(request));
    return consentsSchema.parse(consents);
  };
  const readErasure = async (request: FastifyRequest) => {
    const found = await findErasureRequest(db, requireAccountId(request));
    return erasureSchema.parse(found ?? { requested_at: null, due_at: null });
  };
  return [
    {
      path: CONSENT_PATH,
      access: 'signed-in',
      GET: {
        operationId: 'listConsents',
        summary: 'The own consents with their history',
        response: { 200: consentsSchema },
        answer: readConsents,
      },
      POST: {
        operationId: 'answerConsent',
        summary: 'Give or withdraw one consent; the ledger keeps every answer',
        body: consentAnswerSchema,
        response: { 201: consentsSchema },
        answer: async (request) => {
          const user_account_id = requireAccountId(request);
          const { purpose, answer } = parseBody(request, consentForm);
          await context.limit({ key: `consent:account:${user_account_id}`, max: 60, seconds: HOUR });
          if (purpose === 'notice' && !answer) throw invalidField('answer', 'must_accept');
          await recordConsent(db, { user_account_id, purpose, answer }, context.now());
          return readConsents(request);
        },
      },
    },
    {
      path: EXPORT_PATH,
      access: 'signed-in',
      GET: {
        operationId: 'exportPersonalData',
        summary: 'All own data as a ZIP with data.json and a readable data.html',
        response: { 200: z.unknown().describe('application/zip') },
        handler: async (request, reply) => {
          const id = requireAccountId(request);
          await context.limit({ key: `export:account:${id}`, max: 10, seconds: HOUR });
          return sendArchive(reply, await buildExport(context, id));
        },
      },
    },
    {
      path: ERASURE_PATH,
      access: 'signed-in',
      GET: {
        summary: 'The own request for erasure',
        response: { 200: erasureSchema },
        answer: readErasure,
      },
      POST: {
        operationId: 'requestErasure',
        summary: 'Ask for erasure of the account; it happens by itself after 30 days',
        body: z.object({ password: z.string() }),
        response: { 201: erasureSchema },
        answer: async (request) => {
          const id = requireAccountId(request);
          const { password } = parseBody(request, erasureForm);
          await context.limit({ key: `erasure:account:${id}`, max: 10, seconds: HOUR });
          await askForErasure(context, id, password);
          return readErasure(request);
        },
      },
      DELETE: {
        operationId: 'cancelErasure',
        summary: 'Withdraw the request',
        response: { 200: erasureSchema },
        answer: async (request) => {
          await withdrawErasure(context, requireAccountId(request));
          return readErasure(request);
        },
      },
    },
  ];
}

const latest = (history: readonly ConsentEntry[], purpose: ConsentPurpose): ConsentEntry | undefined =>
  history.find((entry) => entry.purpose === purpose);

/** `history` newest first. */
const toConsents = (history: ConsentEntry[]): Consents => ({
  privacy_version: PRIVACY_VERSION,
  needs_consent: latest(history, 'notice')?.privacy_version !== PRIVACY_VERSION,
  standing: {
    data_processing: latest(history, 'data_processing')?.answer ?? null,
    marketing: latest(history, 'marketing')?.answer ?? null,
  },
  history,
});

const getConsents = async (db: Db, accountId: number): Promise<Consents> =>
  toConsents(await listConsents(db, accountId));
