import {
  CRISIS_PATH,
  CRISIS_STATES,
  type Crisis,
  crisisAlertsFormSchema,
  crisisFormSchema,
  crisisMoveFormSchema,
  crisisRowSchema,
  crisisSchema,
  crisisUpdateFormSchema,
  heldSchema,
} from '@press-room/contract/crisis';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeSource } from '../../core/admin/listing.ts';
import { accessTo, officeResources } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { parseBody } from '../../platform/http/body.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Endpoint, Resource } from '../../platform/http/endpoint.ts';
import { writeOf } from '../../platform/http/officer.ts';
import { requireId, requirePartId } from '../../platform/http/query.ts';
import { listHeld } from './holding.ts';
import { CRISIS_FIELDS, CRISIS_ORDER, getCrisis, listCrisisRows, selectCrises } from './reading.ts';
import {
  changeCrisis,
  createCrisis,
  crisisAlertsForm,
  crisisForm,
  crisisMoveForm,
  crisisUpdateForm,
  decideAlerts,
  deleteCrisis,
  moveCrisis,
  postUpdate,
  removeUpdate,
} from './service.ts';

const stateSchema = z.enum(CRISIS_STATES);

/** Crises of press groups. */
export function crisisResources(context: AppContext): Resource[] {
  const { database } = context;
  const resources = officeResources(context, {
    noun: 'crisis',
    path: CRISIS_PATH,
    summaries: {
      list: 'Crises and prepared statements, those that are on first',
      one: 'One crisis with its updates',
      create: 'Prepares a statement',
      change: 'Changes a statement; readers of one that is on see it at once',
      remove: 'Deletes a prepared statement',
    },
    query: { group: idParameter.optional(), state: stateSchema.optional() },
    schemas: { row: crisisRowSchema, one: crisisSchema, form: crisisFormSchema },
    form: crisisForm,
    isPaged: false,
    list: (_request, filter) =>
      officeSource({
        database,
        fields: CRISIS_FIELDS,
        from: (db) => selectCrises(db, filter),
        order: CRISIS_ORDER,
        read: listCrisisRows,
      }),
    get: (id) => getCrisis(database.db, id),
    create: (officer, form) => createCrisis(context, officer, form),
    change: (write, form) => changeCrisis(context, write, form),
    remove: (write) => deleteCrisis(context, write),
  });
  return [...resources, ...switchResources(context)];
}

function switchResources(context: AppContext): Resource[] {
  const path = `${CRISIS_PATH}:id/`;
  const write = (
    words: { summary: string; body?: z.ZodType },
    row: (request: FastifyRequest) => Promise<Crisis>,
  ): Endpoint => ({
    isVersioned: true,
    permission: 'crisis.switch',
    ...words,
    response: { 200: crisisSchema },
    row,
  });
  return [
    {
      path: `${path}held/`,
      ...accessTo('crisis'),
      GET: {
        summary: 'What a crisis holds until somebody decides; each record is decided by its own transition',
        response: { 200: heldSchema },
        answer: async (request) => {
          const { database } = context;
          const { id, press_group } = await getCrisis(database.db, requireId(request));
          return {
            results: await listHeld(database.db, { id, group: press_group.id }),
          };
        },
      },
    },
    {
      path: `${path}transition/`,
      ...accessTo('crisis'),
      POST: {
        needsRecentProof: true,
        ...write(
          {
            summary: 'Starts, rehearses or ends a crisis; requires If-Match and a recent proof of identity',
            body: crisisMoveFormSchema,
          },
          (request) => moveCrisis(context, writeOf(request), parseBody(request, crisisMoveForm)),
        ),
      },
    },
    {
      path: `${path}alerts/`,
      ...accessTo('crisis'),
      POST: write(
        {
          summary: 'Lets alerts about earlier publications go on, or calls them off; requires If-Match',
          body: crisisAlertsFormSchema,
        },
        (request) => decideAlerts(context, writeOf(request), parseBody(request, crisisAlertsForm)),
      ),
    },
    {
      path: `${path}update/`,
      ...accessTo('crisis'),
      POST: write(
        { summary: 'A further update for readers; requires If-Match', body: crisisUpdateFormSchema },
        (request) => postUpdate(context, writeOf(request), parseBody(request, crisisUpdateForm)),
      ),
    },
    {
      path: `${path}update/:part/`,
      ...accessTo('crisis'),
      DELETE: write({ summary: 'Removes an update; requires If-Match' }, (request) =>
        removeUpdate(context, writeOf(request), requirePartId(request)),
      ),
    },
  ];
}
