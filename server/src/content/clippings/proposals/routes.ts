import {
  CLIPPING_PROPOSAL_PATH,
  clippingProposalSchema,
  PROPOSAL_SOURCES,
  PROPOSAL_STATES,
  proposalMergeFormSchema,
  proposalRefuseFormSchema,
} from '@press-room/contract/clipping-proposals';
import { clippingFormSchema, clippingSchema } from '@press-room/contract/clippings';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { idParameter, ONE_QUERY } from '../../../platform/http/documentation.ts';
import type { Endpoint, Resource } from '../../../platform/http/endpoint.ts';
import { optionalBoolean, optionalId } from '../../../platform/http/fields.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { type Write, writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { clippingForm } from '../form.ts';
import { acceptProposal, getProposalFile, mergeProposal, refuseProposal, reopenProposal } from './decide.ts';
import { getProposal, listProposals, PROPOSAL_FIELDS, PROPOSAL_ORDER, selectProposals } from './queries.ts';

const stateSchema = z.enum(PROPOSAL_STATES);
const sourceSchema = z.enum(PROPOSAL_SOURCES);
const ACCESS = accessTo('clipping');
const ONE_PATH = `${CLIPPING_PROPOSAL_PATH}:id/`;

const mergeForm = z.object({ clipping: optionalId(), proposal: optionalId() });
const refuseForm = z.object({ for_good: optionalBoolean() });

/** Decision about one proposal, with the right to create clippings. */
function decision<Form, One extends { version: number }>(
  path: string,
  { answer, ...words }: Pick<Endpoint, 'summary' | 'body' | 'operationId'> & { answer: z.ZodType<One> },
  form: z.ZodType<Form>,
  decide: (write: Write, form: Form) => Promise<One>,
): Resource {
  return {
    path: `${ONE_PATH}${path}/`,
    ...ACCESS,
    POST: {
      isVersioned: true,
      permission: 'clipping.create',
      ...words,
      summary: `${words.summary}; requires If-Match`,
      response: { 200: answer },
      row: async (request) => {
        const write = writeOf(request);
        return await decide(write, parseBody(request, form));
      },
    },
  };
}

/** Articles that may become clippings. */
export function proposalResources(context: AppContext): Resource[] {
  const { database, store } = context;
  const list = listEndpoint(context, {
    summary: 'Proposals of clippings, the newest first',
    query: { state: stateSchema.optional(), feed: idParameter.optional(), source: sourceSchema.optional() },
    row: clippingProposalSchema,
    isPaged: true,
    source: (_request, filter) =>
      officeSource({
        database,
        fields: PROPOSAL_FIELDS,
        from: (db) => selectProposals(db, filter),
        order: PROPOSAL_ORDER,
        read: listProposals,
      }),
  });
  return [
    { path: CLIPPING_PROPOSAL_PATH, ...ACCESS, GET: list },
    {
      path: ONE_PATH,
      ...ACCESS,
      GET: {
        summary: 'One proposal',
        response: { 200: clippingProposalSchema },
        row: (request) => getProposal(database.db, requireId(request)),
      },
    },
    {
      path: `${ONE_PATH}file/`,
      ...ACCESS,
      GET: {
        operationId: 'getOfficeClippingProposalFile',
        summary: 'The PDF that came with a forwarded mail',
        querystring: ONE_QUERY,
        response: { 200: z.unknown().describe('PDF') },
        handler: async (request, reply) => {
          const { sha256, name } = await getProposalFile(database.db, requireId(request));
          const file = await store.find(sha256);
          if (file === null) throw notFound();
          return sendFile(request, reply, file, {
            mediaType: 'application/pdf',
            name,
            disposition: 'attachment',
            cacheControl: 'no-store',
          });
        },
      },
    },
    decision(
      'accept',
      {
        operationId: 'acceptOfficeClippingProposal',
        summary: 'A clipping of it, with its PDF in the library',
        body: clippingFormSchema,
        answer: clippingSchema,
      },
      clippingForm,
      (write, form) => acceptProposal(context, write, form),
    ),
    decision(
      'merge',
      {
        summary: 'It is the article of a clipping or of another proposal',
        body: proposalMergeFormSchema,
        answer: clippingProposalSchema,
      },
      mergeForm,
      (write, form) => mergeProposal(context, write, form),
    ),
    decision(
      'refuse',
      {
        summary: 'Refuses it, once or for good',
        body: proposalRefuseFormSchema,
        answer: clippingProposalSchema,
      },
      refuseForm,
      (write, { for_good = false }) => refuseProposal(context, write, for_good),
    ),
    decision(
      'reopen',
      {
        operationId: 'reopenOfficeClippingProposal',
        summary: 'Takes a refusal back',
        body: z.object({}),
        answer: clippingProposalSchema,
      },
      z.object({}),
      (write) => reopenProposal(context, write),
    ),
  ];
}
