import {
  decisionFormSchema,
  EVENT_ACCREDITATION_STATUSES,
  OFFICE_ACCREDITATION_PATH,
  officeAccreditationRowSchema,
  officeAccreditationSchema,
} from '@press-room/contract/event-accreditations';
import { EVENT_LANES } from '@press-room/contract/events';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import type { AppContext } from '../../../core/context.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { idParameter, ONE_QUERY } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf, writeOf } from '../../../platform/http/officer.ts';
import { requireId, requirePartId } from '../../../platform/http/query.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { getOfficeAccreditation, listOfficeRows } from '../accreditation.ts';
import { accreditationFields, QUEUE_ORDER, selectQueue } from './queries.ts';
import { decide, decisionForm, openProof } from './service.ts';

const statusSchema = z.enum([...EVENT_ACCREDITATION_STATUSES, 'waiting']);
const laneSchema = z.enum(EVENT_LANES);
const one = officeAccreditationSchema;
const PATH = OFFICE_ACCREDITATION_PATH;

/** Applications for events, for the press office. */
export function officeAccreditationResources(context: AppContext): Resource[] {
  const { database } = context;
  const guarded = { access: 'admitted', permission: 'accreditation.view' } as const;
  return [
    {
      path: PATH,
      ...guarded,
      GET: listEndpoint(context, {
        summary: 'Applications for events: what waits first, by its clock',
        query: {
          status: statusSchema.optional(),
          lane: laneSchema.optional(),
          event: idParameter.optional(),
        },
        row: officeAccreditationRowSchema,
        isPaged: true,
        source: (request, filter) =>
          officeSource({
            database,
            fields: accreditationFields(languageOf(request)),
            from: (db) => selectQueue(db, filter),
            order: QUEUE_ORDER,
            read: listOfficeRows,
          }),
      }),
    },
    {
      path: `${PATH}:id/`,
      ...guarded,
      GET: {
        summary: 'One application with what it was decided by',
        response: { 200: one },
        row: (request) => getOfficeAccreditation(database.db, requireId(request)),
      },
    },
    {
      path: `${PATH}:id/transition/`,
      ...guarded,
      POST: {
        isVersioned: true,
        permission: 'accreditation.decide',
        summary: 'Decides, asks for more, or takes a badge back; requires If-Match',
        body: decisionFormSchema,
        response: { 200: one },
        row: async (request) => {
          const write = writeOf(request);
          const decision = parseBody(request, decisionForm);
          return await decide(context, write, decision);
        },
      },
    },
    proofResource(context),
  ];
}

function proofResource(context: AppContext): Resource {
  return {
    path: `${PATH}:id/proof/:part/`,
    access: 'admitted',
    permission: 'accreditation.decide',
    GET: {
      summary: 'A proof, for who decides; each look is kept in the audit',
      querystring: ONE_QUERY,
      response: { 200: z.unknown().describe('PDF, JPEG or PNG') },
      handler: async (request, reply) => {
        const [id, part, officer] = [requireId(request), requirePartId(request), officerOf(request)];
        const { sha256, name, media_type } = await openProof(context, { id, part, officer });
        const file = await context.store.find(sha256);
        if (file === null) throw notFound();
        return sendFile(request, reply, file, {
          mediaType: media_type,
          name,
          disposition: 'attachment',
          cacheControl: 'no-store',
        });
      },
    },
  };
}
