import {
  SECRET_OVERLAP_HOURS,
  TEST_EVENT,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookSecret,
} from '@press-room/contract/webhooks';
import { requireGroupId } from '../../core/admin/references.ts';
import { changeRow, createRow, deleteRow, namesOf, type Versioned } from '../../core/admin/writes.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict, invalidField } from '../../platform/errors/errors.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import { enqueueDelivery } from '../deliveries/queue.ts';
import type { WebhookForm } from './form.ts';
import { countWebhooks, getWebhook } from './queries.ts';
import { makeSecret } from './secrets.ts';

const WEBHOOKS: Versioned<Webhook> = { table: 'webhook', noun: 'webhook', get: getWebhook };

type Context = Pick<AppContext, 'database' | 'now' | 'webhookBox'>;

/** Requires TLS, so that calls are confidential and cannot be forged, and no password in the address. */
function requireUrl(url: string): string {
  const parsed = URL.parse(url);
  const isGood = parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === '';
  if (!isGood || (parsed.port !== '' && parsed.port !== '443')) throw invalidField('url', 'webhook_address');
  parsed.hash = '';
  return parsed.href;
}

/** Columns of a form. @throws 400 */
async function toColumns(trx: Db, { name, url, press_group, events, is_active }: WebhookForm, now: Date) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(url === undefined ? {} : { url: requireUrl(url) }),
    ...(press_group === undefined
      ? {}
      : { press_group_id: press_group === null ? null : await requireGroupId(trx, press_group) }),
    ...(events === undefined ? {} : { events: JSON.stringify(events) }),
    ...(is_active === undefined ? {} : { disabled_at: is_active ? null : now.toISOString() }),
  };
}

/** Without a secret. @throws 400, 409 */
export function createWebhook(context: Context, officer: Officer, form: WebhookForm): Promise<Webhook> {
  const { now } = context;
  const { name, url, events } = form;
  if (name === undefined) throw invalidField('name', 'required');
  if (url === undefined) throw invalidField('url', 'required');
  if (events === undefined || events.length === 0) throw invalidField('events', 'required');
  return createRow(context, WEBHOOKS, { officer, fields: namesOf(form), isSeen: false }, async (trx) => {
    if ((await countWebhooks(trx)) >= WEBHOOKS_MAX)
      throw conflict('too_many_webhooks', { max: WEBHOOKS_MAX });
    const instant = now().toISOString();
    const { id } = await trx
      .insertInto('webhook')
      .values({
        name,
        url: requireUrl(url),
        events: JSON.stringify(events),
        press_group_id: null,
        secret_sealed: '',
        old_secret_sealed: null,
        old_secret_until: null,
        disabled_at: null,
        created_at: instant,
        updated_at: instant,
        ...(await toColumns(trx, form, now())),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** @throws 400, 404, 412 */
export function changeWebhook(context: Context, write: Write, form: WebhookForm): Promise<Webhook> {
  if (form.events?.length === 0) throw invalidField('events', 'required');
  return changeRow(context, WEBHOOKS, { ...write, isSeen: false }, async (trx) => {
    const columns = await toColumns(trx, form, context.now());
    if (Object.keys(columns).length > 0)
      await trx.updateTable('webhook').set(columns).where('id', '=', write.id).execute();
    return { action: 'edit', fields: namesOf(form) };
  });
}

/** With the log of its calls. @throws 404, 412 */
export const deleteWebhook = (context: Context, write: Write): Promise<void> =>
  deleteRow(context, WEBHOOKS, { ...write, isSeen: false }, async () => undefined);

const HOUR_MS = 3_600_000;

/** Creates a new secret, returned only once; the previous one stays valid for a while. @throws 404, 412 */
export async function renewSecret(context: Context, write: Write): Promise<WebhookSecret> {
  const { now, webhookBox } = context;
  const secret = makeSecret();
  const webhook = await changeRow(context, WEBHOOKS, { ...write, isSeen: false }, async (trx, before) => {
    const until = new Date(now().getTime() + SECRET_OVERLAP_HOURS * HOUR_MS).toISOString();
    await trx
      .updateTable('webhook')
      .set((eb) => ({
        ...(before.has_secret ? { old_secret_sealed: eb.ref('secret_sealed'), old_secret_until: until } : {}),
        secret_sealed: webhookBox.seal(secret, write.id),
      }))
      .where('id', '=', write.id)
      .execute();
    return { action: 'renew_secret', fields: [] };
  });
  return { secret, webhook };
}

/** Queues a test call. Returns its id. @throws 404, 409 if it is disabled */
export const sendTest = ({ database, now }: Context, id: number, officer: Officer): Promise<number> =>
  database.db.transaction().execute(async (trx) => {
    const { is_active } = await getWebhook(trx, id);
    if (!is_active) throw conflict('webhook_is_off');
    await recordAudit(trx, { by: officer.id, action: 'send_test', about: `webhook:${id}` }, now());
    const delivery = { channel: 'webhook', webhook: id, event: TEST_EVENT, about: {} } as const;
    return (await enqueueDelivery(trx, delivery, now())) ?? 0;
  });
