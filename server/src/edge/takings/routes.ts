import {
  CORRECTION_MAIL_PATH,
  type CorrectionMail,
  correctionMailFormSchema,
  correctionMailSchema,
  OWN_TAKINGS_PATH,
  ownTakingSchema,
  takenChangeSchema,
} from '@press-room/contract/takings';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findTakenChange, listOwnTakings } from '../../content/press-releases/takings/changes.ts';
import { listHoldings } from '../../content/press-releases/takings/holdings.ts';
import { markChangeSeen } from '../../content/press-releases/takings/record.ts';
import { findAccountById } from '../../core/account/queries.ts';
import { listStoppedAccounts } from '../../core/contacts/suppression.ts';
import type { AppContext } from '../../core/context.ts';
import { requireAccountId } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { requiredBoolean } from '../../platform/http/fields.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { requireId } from '../../platform/http/query.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { findCorrectionMail, setCorrectionMail } from './queries.ts';

const mailForm = z.object({ is_on: requiredBoolean() });

/** Requests per account and minute, because each compares texts. */
const LOOKS = { max: 120, seconds: 60 };

export const takingResources = (context: AppContext): Resource[] => [
  {
    path: OWN_TAKINGS_PATH,
    access: 'signed-in',
    GET: listEndpoint(context, {
      summary: 'Press releases that the reader took and that were corrected or withdrawn since',
      row: ownTakingSchema,
      isPaged: false,
      source: async (request) => {
        const account = await requireLooker(context, request);
        const { reader } = request;
        return smallSource(await listOwnTakings(context, { reader, account }, languageOf(request)));
      },
    }),
  },
  takingResource(context),
  mailResource(context),
];

async function requireLooker({ limit }: AppContext, request: FastifyRequest): Promise<number> {
  const account = requireAccountId(request);
  await limit({ key: `taking:account:${account}`, ...LOOKS });
  return account;
}

function takingResource(context: AppContext): Resource {
  return {
    path: `${OWN_TAKINGS_PATH}:id/`,
    access: 'signed-in',
    GET: {
      operationId: 'findTakenChange',
      summary: 'What changed in a press release since the reader took it',
      response: { 200: takenChangeSchema },
      answer: async (request) => {
        const account = await requireLooker(context, request);
        const asked = { reader: request.reader, account, release: requireId(request) };
        return {
          taken: await findTakenChange(context, asked, languageOf(request)),
        };
      },
    },
    POST: {
      operationId: 'markChangeSeen',
      summary: 'Say that the reader has seen what became of a press release that they took',
      response: { 204: z.null() },
      answer: async (request) => {
        const account = await requireLooker(context, request);
        const { db } = context.database;
        const [holding] = await listHoldings(db, account, { release: requireId(request) });
        if (holding !== undefined)
          await markChangeSeen(db, { release: holding.release, account }, context.now());
      },
    },
  };
}

function mailResource({ database: { db }, addressHashes }: AppContext): Resource {
  const find = async (id: number): Promise<CorrectionMail> => {
    const account = await findAccountById(db, id);
    const stopped = account && (await listStoppedAccounts(db, addressHashes, [account]));
    return { is_on: await findCorrectionMail(db, id), is_stopped: stopped?.has(id) === true };
  };
  const response = { 200: correctionMailSchema };
  return {
    path: CORRECTION_MAIL_PATH,
    access: 'signed-in',
    GET: {
      operationId: 'findCorrectionMail',
      summary: 'Whether corrections of what the reader took come by e-mail',
      response,
      answer: (request) => find(requireAccountId(request)),
    },
    PUT: {
      summary: 'Turn these messages on or off',
      body: correctionMailFormSchema,
      response,
      answer: async (request) => {
        const account = requireAccountId(request);
        const { is_on } = parseBody(request, mailForm);
        await setCorrectionMail(db, account, is_on);
        return await find(account);
      },
    },
  };
}
