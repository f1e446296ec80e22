import {
  DELIVERY_PATH,
  DELIVERY_STATUSES,
  deliveryRowSchema,
  WEBHOOK_PATH,
  webhookFormSchema,
  webhookSchema,
  webhookSecretSchema,
} from '@press-room/contract/webhooks';
import { z } from 'zod';
import { officeSource } from '../../core/admin/listing.ts';
import { accessTo, officeResources } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { sendBody } from '../../platform/http/answer.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { tagVersion } from '../../platform/http/if-match.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { officerOf, writeOf } from '../../platform/http/officer.ts';
import { requireId } from '../../platform/http/query.ts';
import {
  DELIVERY_FIELDS,
  DELIVERY_ORDER,
  listDeliveries,
  retryDelivery,
  selectDeliveries,
} from '../deliveries/log.ts';
import { webhookForm } from './form.ts';
import { getWebhook, listWebhooks, selectWebhooks, WEBHOOK_FIELDS, WEBHOOK_ORDER } from './queries.ts';
import { changeWebhook, createWebhook, deleteWebhook, renewSecret, sendTest } from './service.ts';

export function webhookResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    ...officeResources(context, {
      noun: 'webhook',
      path: WEBHOOK_PATH,
      summaries: {
        list: 'Where systems of newsrooms are told what has happened',
        one: 'One webhook',
        create: 'A new webhook; nothing is sent before it has a secret',
        change: 'Changes what is sent',
        remove: 'Deletes a webhook with what became of its calls',
      },
      query: {},
      schemas: { row: webhookSchema, one: webhookSchema, form: webhookFormSchema },
      form: webhookForm,
      isPaged: true,
      list: () =>
        officeSource({
          database,
          fields: WEBHOOK_FIELDS,
          from: selectWebhooks,
          order: WEBHOOK_ORDER,
          read: listWebhooks,
        }),
      get: (id) => getWebhook(database.db, id),
      create: (officer, form) => createWebhook(context, officer, form),
      change: (write, form) => changeWebhook(context, write, form),
      remove: (write) => deleteWebhook(context, write),
    }),
    ...actionResources(context),
    ...deliveryResources(context),
  ];
}

const actionResources = (context: AppContext): Resource[] => [
  {
    path: `${WEBHOOK_PATH}:id/secret/`,
    ...accessTo('webhook'),
    POST: {
      isVersioned: true,
      permission: 'webhook.edit',
      summary: 'Makes a new secret, which only this answer holds; requires If-Match',
      response: { 200: webhookSecretSchema },
      handler: async (request, reply) => {
        const made = await renewSecret(context, writeOf(request));
        return sendBody(request, tagVersion(reply, made.webhook.version), made);
      },
    },
  },
  {
    path: `${WEBHOOK_PATH}:id/test/`,
    ...accessTo('webhook'),
    POST: {
      permission: 'webhook.edit',
      summary: 'Sends a call that says nothing',
      response: { 200: deliveryRowSchema },
      answer: async (request) => {
        const id = await sendTest(context, requireId(request), officerOf(request));
        const [row] = await listDeliveries(context.database.db, [id]);
        return row ?? {};
      },
    },
  },
];

const statusSchema = z.enum(DELIVERY_STATUSES);

function deliveryResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    {
      path: DELIVERY_PATH,
      ...accessTo('webhook'),
      GET: listEndpoint(context, {
        summary: 'Calls to webhooks and hubs, with what became of them; the latest first',
        query: {
          status: statusSchema.optional(),
          webhook: idParameter.optional(),
        },
        row: deliveryRowSchema,
        isPaged: true,
        source: (_request, filter) =>
          officeSource({
            database,
            fields: DELIVERY_FIELDS,
            from: (db) => selectDeliveries(db, filter),
            order: DELIVERY_ORDER,
            read: listDeliveries,
          }),
      }),
    },
    {
      path: `${DELIVERY_PATH}:id/retry/`,
      ...accessTo('webhook'),
      POST: {
        permission: 'webhook.edit',
        summary: 'Sends it again, under the same id',
        response: { 200: deliveryRowSchema },
        answer: (request) => retryDelivery(context, requireId(request), officerOf(request)),
      },
    },
  ];
}
