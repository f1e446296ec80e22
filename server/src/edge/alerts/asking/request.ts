import { ALERT_RHYTHMS, ALERTS_MAX } from '@press-room/contract/alerts';
import { languageSchema } from '@press-room/contract/languages';
import { z } from 'zod';
import { findSuppression } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { countAsked, createAlert } from '../queries.ts';

/** Requested alert; only the job looks up whether the address is known. */
export const alertRequestSchema = z.object({
  email: z.string(),
  language: languageSchema,
  rhythm: z.enum(ALERT_RHYTHMS),
  /** JSON of `alertFilterSchema`. */
  filter: z.string(),
  hour: z.int(),
  weekday: z.int(),
  time_zone: z.string(),
  press_group_id: z.int().nullable(),
  wording: z.string(),
});
export type AlertRequest = z.infer<typeof alertRequestSchema>;

const HOUR_MS = 3_600_000;
/** Anyone can enter any address: messages are limited per address and in total. */
const CONFIRMATIONS_A_DAY = 5;
/** An address that unsubscribed gets at most one confirmation mail a day. */
const CONFIRMATIONS_A_DAY_AFTER_NO = 1;
const CONFIRMATIONS_AN_HOUR = 300;

/** Stores the alert and queues the confirmation mail, or does nothing. @throws above the limit: the job waits */
export async function takeRequest(
  { database, addressHashes, now }: Pick<AppContext, 'database' | 'addressHashes' | 'now'>,
  payload: unknown,
): Promise<void> {
  const request = alertRequestSchema.parse(payload);
  const instant = now();
  const since = (hours: number): Date => new Date(instant.getTime() - hours * HOUR_MS);
  const { email } = request;
  await database.db.transaction().execute(async (trx) => {
    const hasSaidNo = (await findSuppression(trx, addressHashes, email)) !== null;
    const most = hasSaidNo ? CONFIRMATIONS_A_DAY_AFTER_NO : CONFIRMATIONS_A_DAY;
    if ((await countAsked(trx, { email, since: since(24) })) >= most) return;
    if ((await countAsked(trx, { email })) >= ALERTS_MAX) return;
    if ((await countAsked(trx, { since: since(1) })) >= CONFIRMATIONS_AN_HOUR)
      throw new Error('So many people ask for alerts that confirmations wait');
    const id = await createAlert(trx, {
      ...request,
      contact_id: null,
      paused_until: null,
      created_at: instant.toISOString(),
      confirmed_at: null,
      told_until: null,
      next_at: null,
    });
    const group = request.press_group_id;
    await queueMail(
      trx,
      { letter: 'alert-confirm', to: { alert: id }, ...(group !== null && { group }) },
      instant,
    );
  });
}
