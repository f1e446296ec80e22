import type { Readable } from 'node:stream';
import {
  appealFormSchema,
  applicationFormSchema,
  OWN_ACCREDITATION_PATH,
  ownAccreditationSchema,
  PROOF_MAX_BYTES,
} from '@press-room/contract/event-accreditations';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { clientOf } from '../../../platform/http/client.ts';
import { toContentDisposition } from '../../../platform/http/content-disposition.ts';
import { ONE_QUERY } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf, writeOf } from '../../../platform/http/officer.ts';
import { requireId, requirePartId } from '../../../platform/http/query.ts';
import { createUpload, readSmall } from '../../../platform/http/upload.ts';
import { getOwn, listOwn } from '../accreditation.ts';
import { buildBadge } from '../badges/build-badge.ts';
import { addProof, type ReceivedProof, removeProof } from '../proofs/service.ts';
import { appealForm, applicationForm, newApplicationForm } from './form.ts';
import {
  appeal,
  changeApplication,
  createApplication,
  submitApplication,
  withdrawApplication,
} from './service.ts';

const HOUR = 3600;
/** Limits per person and hour. */
const AT_MOST = { applications: 20, proofs: 30, badges: 30 };
const PATH = OWN_ACCREDITATION_PATH;
const one = ownAccreditationSchema;

const readProof = async (
  source: Readable,
  name: string,
  request: FastifyRequest,
): Promise<ReceivedProof> => ({
  bytes: await readSmall(source, PROOF_MAX_BYTES),
  name,
  client: clientOf(request),
});

const proof = createUpload<ReceivedProof>({ field: 'file', maxBytes: PROOF_MAX_BYTES, take: readProof });

/** Applications of signed-in users for events, even before their account is accredited. */
export function ownAccreditationResources(context: AppContext): Resource[] {
  const { database, limit } = context;
  const access = 'signed-in';
  const bound = (request: FastifyRequest, what: keyof typeof AT_MOST): Promise<void> =>
    limit({ key: `${what}:account:${officerOf(request).id}`, max: AT_MOST[what], seconds: HOUR });
  return [
    {
      path: PATH,
      access,
      GET: {
        operationId: 'listEventAccreditations',
        summary: 'The own applications for events, with their badges',
        querystring: ONE_QUERY,
        response: { 200: z.object({ results: z.array(one) }) },
        answer: async (request) => ({ results: await listOwn(context, database.db, officerOf(request).id) }),
      },
      POST: {
        summary: 'A new application as a draft; one person has one for an event',
        body: applicationFormSchema,
        response: { 201: one },
        row: async (request) => {
          const form = parseBody(request, newApplicationForm);
          await bound(request, 'applications');
          return createApplication(context, officerOf(request), form);
        },
      },
    },
    {
      path: `${PATH}:id/`,
      access,
      GET: {
        summary: 'One of the own applications',
        response: { 200: one },
        row: async (request) => {
          const place = { id: requireId(request), accountId: officerOf(request).id };
          return getOwn(context, database.db, place);
        },
      },
      PATCH: {
        isVersioned: true,
        summary: 'Changes what is sent, before it is submitted; requires If-Match',
        body: applicationFormSchema.omit({ event: true }),
        response: { 200: one },
        row: async (request) => {
          const write = writeOf(request);
          const form = parseBody(request, applicationForm);
          return changeApplication(context, write, form);
        },
      },
      DELETE: {
        isVersioned: true,
        summary: 'Takes an undecided application back; requires If-Match',
        response: { 204: z.null() },
        answer: (request) => withdrawApplication(context, writeOf(request)),
      },
    },
    {
      path: `${PATH}:id/submission/`,
      access,
      POST: {
        isVersioned: true,
        summary: 'Puts it before the press office; requires If-Match',
        response: { 200: one },
        row: (request) => submitApplication(context, writeOf(request)),
      },
    },
    {
      path: `${PATH}:id/appeal/`,
      access,
      POST: {
        isVersioned: true,
        summary: 'Appeals once against a refusal; requires If-Match',
        body: appealFormSchema,
        response: { 200: one },
        row: async (request) => {
          const write = writeOf(request);
          const { text } = parseBody(request, appealForm);
          return appeal(context, write, text);
        },
      },
    },
    {
      path: `${PATH}:id/proof/`,
      access,
      POST: {
        upload: proof,
        summary: 'Adds a proof: PDF, JPEG or PNG, which only who decides can see',
        body: z.object({ file: z.string().meta({ format: 'binary' }) }),
        response: { 201: one },
        row: async (request) => {
          await bound(request, 'proofs');
          const place = { id: requireId(request), person: officerOf(request) };
          return addProof(context, place, proof.of(request));
        },
      },
    },
    {
      path: `${PATH}:id/proof/:part/`,
      access,
      DELETE: {
        summary: 'Removes a proof before it is submitted',
        response: { 200: one },
        row: async (request) => {
          const place = { id: requireId(request), person: officerOf(request) };
          return removeProof(context, place, requirePartId(request));
        },
      },
    },
    {
      path: `${PATH}:id/badge/`,
      access,
      GET: {
        summary: 'The own badge to print',
        querystring: ONE_QUERY,
        response: { 200: z.unknown().describe('PDF') },
        handler: async (request, reply) => {
          await bound(request, 'badges');
          const place = {
            id: requireId(request),
            accountId: officerOf(request).id,
            client: clientOf(request),
          };
          const { bytes, name } = await buildBadge(context, place, languageOf(request));
          return reply
            .headers({
              'Content-Type': 'application/pdf',
              'Content-Disposition': toContentDisposition('attachment', name),
              'Cache-Control': 'no-store',
            })
            .send(bytes);
        },
      },
    },
  ];
}
