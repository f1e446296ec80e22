import { WEBHOOK_EVENTS, type Webhook, webhookSchema } from '@press-room/contract/webhooks';
import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';

const eb = expressionBuilder<Schema, 'webhook'>();

export const WEBHOOK_FIELDS: FieldMap = {
  id: eb.ref('webhook.id'),
  name: eb.ref('webhook.name'),
  url: eb.ref('webhook.url'),
  updated_at: eb.ref('webhook.updated_at'),
};

export const WEBHOOK_ORDER = [
  { by: eb.ref('webhook.name'), direction: 'asc' as const },
  { by: eb.ref('webhook.id'), direction: 'asc' as const },
];

export const selectWebhooks = (db: Db) => db.selectFrom('webhook').select('webhook.id');

const eventsSchema = z.array(z.enum(WEBHOOK_EVENTS));

/** In the order of the ids. */
export async function listWebhooks(db: Db, ids: readonly number[]): Promise<Webhook[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('webhook')
    .leftJoin('press_group as group', 'group.id', 'webhook.press_group_id')
    .selectAll('webhook')
    .select('group.name as group_name')
    .select((each) => [
      each
        .selectFrom('delivery')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('delivery.webhook_id', '=', 'webhook.id')
        .where('delivery.status', '=', 'failed')
        .as('failed'),
      each
        .selectFrom('delivery')
        .select((inner) => inner.fn.max('delivery.attempted_at').as('at'))
        .whereRef('delivery.webhook_id', '=', 'webhook.id')
        .where('delivery.status', '=', 'delivered')
        .as('delivered_at'),
    ])
    .where('webhook.id', 'in', ids)
    .execute();
  const found = new Map(
    rows.map(({ press_group_id, group_name, events, disabled_at, failed, ...row }) => [
      row.id,
      webhookSchema.parse({
        ...row,
        press_group: press_group_id === null ? null : { id: press_group_id, name: group_name ?? '' },
        events: eventsSchema.parse(JSON.parse(events)),
        is_active: disabled_at === null,
        has_secret: row.secret_sealed !== '',
        failed: Number(failed),
      }),
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** @throws 404 */
export async function getWebhook(db: Db, id: number): Promise<Webhook> {
  const [webhook] = await listWebhooks(db, [id]);
  if (webhook === undefined) throw notFound();
  return webhook;
}

export async function countWebhooks(db: Db): Promise<number> {
  return countRows(db.selectFrom('webhook'));
}
