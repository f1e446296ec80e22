import { ALERT_RHYTHMS } from '@press-room/contract/alerts';
import { LANGUAGES } from '@press-room/contract/languages';
import { z } from 'zod';
import { recordAudit } from '../../../core/audit/queries.ts';
import { acceptEmbargo } from '../../../core/contacts/embargo.ts';
import type { AppContext } from '../../../core/context.ts';
import { enqueueDigest, enqueueNews } from '../jobs.ts';
import { listAlerts } from '../queries.ts';
import { findNextDigest } from '../schedule.ts';

const idSchema = z.coerce.number().int().min(1);

/** Forms of the page. */
export const mineFormSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('save'),
    alert: idSchema,
    language: z.enum(LANGUAGES),
    rhythm: z.enum(ALERT_RHYTHMS),
    hour: z.coerce.number().int().min(0).max(23),
    weekday: z.coerce.number().int().min(1).max(7),
    paused_until: z.iso.date().or(z.literal('').transform(() => null)),
  }),
  z.object({ action: z.literal('delete'), alert: idSchema }),
  z.object({ action: z.literal('leave') }),
  z.object({ action: z.literal('accept_embargo') }),
  z.object({ action: z.literal('agree_figures') }),
  z.object({ action: z.literal('refuse_figures') }),
]);
export type MineForm = z.infer<typeof mineFormSchema>;

/** Saves or deletes an alert of a contact; alerts of others and deleted ones are ignored. */
export async function changeAlert(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  contact: number,
  form: Extract<MineForm, { action: 'save' | 'delete' }>,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const alert = (await listAlerts(trx, contact)).find(({ id }) => id === form.alert);
    if (alert === undefined) return;
    if (form.action === 'delete') {
      await trx.deleteFrom('alert').where('id', '=', alert.id).execute();
      return;
    }
    const { action: _action, alert: _alert, ...values } = form;
    const next = findNextDigest({ ...values, time_zone: alert.time_zone }, now());
    await trx
      .updateTable('alert')
      .set((eb) => ({ ...values, next_at: next?.toISOString() ?? null, version: eb('version', '+', 1) }))
      .where('id', '=', alert.id)
      .execute();
    if (next !== null) await enqueueDigest(trx, contact, next);
    // News held by a pause or for a digest are sent at once, or held again.
    else await enqueueNews(trx, contact, now());
  });
}

/** Through a link in a message, only contacts trusted by the press office can accept the terms. */
export async function acceptTrusted(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  contact: number,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const trusted = await trx
      .selectFrom('contact')
      .select('id')
      .where('id', '=', contact)
      .where('is_embargo_trusted', '=', 1)
      .executeTakeFirst();
    if (trusted !== undefined) await acceptEmbargo(trx, { contact, by: null }, now());
  });
}

/** Sets the consent to record visits from mailings by name. Withdrawing it deletes them. */
export async function agreeToFigures(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  contact: number,
  isAgreed: boolean,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('contact')
      .set((eb) => ({ agrees_to_figures: Number(isAgreed), version: eb('version', '+', 1) }))
      .where('id', '=', contact)
      .where('agrees_to_figures', '=', Number(!isAgreed))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    if (!isAgreed)
      await trx
        .updateTable('mailing_recipient')
        .set({ visited_at: null })
        .where('contact_id', '=', contact)
        .execute();
    const about = `contact:${contact}` as const;
    await recordAudit(trx, { by: null, action: 'edit', about, fields: ['agrees_to_figures'] }, now());
  });
}
