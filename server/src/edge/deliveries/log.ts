import {
  DELIVERY_DAYS,
  type DeliveryRow,
  type DeliveryStatus,
  deliveryRowSchema,
} from '@press-room/contract/webhooks';
import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';
import type { Officer } from '../../platform/http/officer.ts';
import { enqueueAttempt, jobKeyOf } from './queue.ts';

const eb = expressionBuilder<Schema, 'delivery'>();

export const DELIVERY_FIELDS: FieldMap = {
  id: eb.ref('delivery.id'),
  event: eb.ref('delivery.event'),
  message_id: eb.ref('delivery.message_id'),
  created_at: eb.ref('delivery.created_at'),
  attempted_at: eb.ref('delivery.attempted_at'),
  attempts: eb.ref('delivery.attempts'),
};

/** The latest first. */
export const DELIVERY_ORDER = [{ by: eb.ref('delivery.id'), direction: 'desc' as const }];

export interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
  webhook?: number | undefined;
}

export function selectDeliveries(db: Db, { status, webhook }: DeliveryFilter) {
  let query = db.selectFrom('delivery').select('delivery.id');
  if (status !== undefined) query = query.where('delivery.status', '=', status);
  if (webhook !== undefined) query = query.where('delivery.webhook_id', '=', webhook);
  return query;
}

const releaseSchema = z.object({ id: z.int() }).catch({ id: 0 });

/** In the order of the ids. */
export async function listDeliveries(db: Db, ids: readonly number[]): Promise<DeliveryRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('delivery')
    .leftJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .selectAll('delivery')
    .select(['webhook.name', 'webhook.url'])
    .where('delivery.id', 'in', ids)
    .execute();
  const jobs = await db
    .selectFrom('job')
    .select(['unique_key', 'run_at'])
    .where('unique_key', 'in', ids.map(jobKeyOf))
    .where('dead_at', 'is', null)
    .execute();
  const runs = new Map(jobs.map(({ unique_key, run_at }) => [unique_key, run_at]));
  const found = new Map(
    rows.map(({ webhook_id, name, url, about, address, ...row }) => {
      const release = row.event.startsWith('press_release.') ? releaseSchema.parse(JSON.parse(about)).id : 0;
      return [
        row.id,
        deliveryRowSchema.parse({
          ...row,
          webhook: webhook_id === null ? null : { id: webhook_id, name: name ?? '' },
          address: url ?? address,
          press_release: release === 0 ? null : release,
          next_attempt_at: row.status === 'waiting' ? (runs.get(jobKeyOf(row.id)) ?? null) : null,
        }),
      ];
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Sends it again at once, under the same id. @throws 404, 409 while it is being sent */
export const retryDelivery = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  id: number,
  officer: Officer,
): Promise<DeliveryRow> =>
  database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
    const key = jobKeyOf(id);
    await trx
      .deleteFrom('job')
      .where('unique_key', '=', key)
      .where((each) =>
        each.or([each('leased_until', 'is', null), each('leased_until', '<=', now().toISOString())]),
      )
      .execute();
    const running = await trx.selectFrom('job').select('id').where('unique_key', '=', key).executeTakeFirst();
    if (running !== undefined) throw conflict('job_is_running');
    await trx.updateTable('delivery').set({ status: 'waiting' }).where('id', '=', id).execute();
    await enqueueAttempt(trx, id, now());
    await recordAudit(trx, { by: officer.id, action: 'retry', about: `delivery:${id}` }, now());
    const [row] = await listDeliveries(trx, [id]);
    if (row === undefined) throw notFound();
    return row;
  });

const DAY_MS = 86_400_000;

export async function forgetDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DELIVERY_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('delivery').where('created_at', '<', before).execute();
}
