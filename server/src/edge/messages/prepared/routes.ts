import {
  PREPARED_BASKET_PATH,
  PREPARED_STATES,
  preparedBasketFormSchema,
  preparedBasketRowSchema,
  preparedBasketSchema,
} from '@press-room/contract/prepared-baskets';
import { type Permission, rightsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import type { AppContext } from '../../../core/context.ts';
import { requirePermission } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { officerOf, writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { type PreparedForm, preparedForm } from './form.ts';
import { listPreparedRows, PREPARED_FIELDS, PREPARED_ORDER, selectPrepared } from './queries.ts';
import {
  changePreparedBasket,
  createPreparedBasket,
  deletePreparedBasket,
  getPrepared,
  type MayGive,
} from './service.ts';

const stateSchema = z.enum(PREPARED_STATES);

/** Right to share materials by links: those of answers, and prepared baskets. */
const WRITER: Permission = 'message.answer';

const mayGiveOf = (request: FastifyRequest): MayGive => {
  const held = rightsOf(officerOf(request));
  return (kinds) => held.includes(WRITER) && kinds.every((kind) => held.includes(`${kind}.view`));
};

/** Officers can share only what they may see themselves. @throws 403 */
function readForm(request: FastifyRequest): PreparedForm {
  const form = parseBody(request, preparedForm);
  for (const { kind } of form.items ?? []) requirePermission(request.reader, `${kind}.view`);
  return form;
}

/** Baskets that the press office prepares for a person. */
export function preparedBasketResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const guard = { access: 'admitted', permission: 'message.view' } as const;
  const toWrite = (request: FastifyRequest) => ({ ...writeOf(request), mayGive: mayGiveOf(request) });
  return [
    {
      path: PREPARED_BASKET_PATH,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Baskets that the office prepared for somebody, with what became of them',
        query: { state: stateSchema.optional() },
        row: preparedBasketRowSchema,
        isPaged: true,
        source: (_request, filter) =>
          officeSource({
            database,
            fields: PREPARED_FIELDS,
            from: (db) => selectPrepared(db, filter),
            order: PREPARED_ORDER,
            read: (db, ids) => listPreparedRows(db, ids, now()),
          }),
      }),
      POST: {
        permission: WRITER,
        summary: 'Prepares a basket for somebody',
        body: preparedBasketFormSchema,
        response: { 201: preparedBasketSchema },
        row: async (request) => {
          const form = readForm(request);
          const by = { officer: officerOf(request), mayGive: mayGiveOf(request) };
          return await createPreparedBasket(context, by, form);
        },
      },
    },
    {
      path: `${PREPARED_BASKET_PATH}:id/`,
      ...guard,
      GET: {
        summary: 'One of them with its link',
        response: { 200: preparedBasketSchema },
        row: async (request) => {
          const asked = { id: requireId(request), now: now(), mayGive: mayGiveOf(request) };
          return await getPrepared(context, database.db, asked);
        },
      },
      PATCH: {
        isVersioned: true,
        permission: WRITER,
        summary: 'Changes whom it is for, what it gives out and until when; requires If-Match',
        body: preparedBasketFormSchema,
        response: { 200: preparedBasketSchema },
        row: async (request) => {
          const write = toWrite(request);
          return await changePreparedBasket(context, write, readForm(request));
        },
      },
      DELETE: {
        isVersioned: true,
        permission: WRITER,
        summary: 'Deletes it; its link ends. Wants If-Match',
        response: { 204: z.null() },
        answer: (request) => deletePreparedBasket(context, toWrite(request)),
      },
    },
  ];
}
