import { mediumNewsSchema } from '../../../core/announcements/announcements.ts';
import type { AppContext } from '../../../core/context.ts';
import { ACCREDITED } from '../../../core/visibility/visibility.ts';
import { readFilter } from '../filter.ts';
import { enqueueNewsToAll } from '../jobs.ts';
import { listInvitedAsking } from '../queries.ts';
import { listMediaNews } from './matching.ts';

/** Queues messages about a published gallery, magazine or kit to everybody with an immediate alert. */
export async function spreadMediumNews(context: AppContext, payload: unknown): Promise<void> {
  const { kind, id, at } = mediumNewsSchema.parse(payload);
  const alerts = await context.database.db
    .selectFrom('alert')
    .select(['filter', 'press_group_id'])
    .select((eb) => eb.ref('contact_id').$notNull().as('contact_id'))
    .where('rhythm', '=', 'now')
    .where('confirmed_at', 'is not', null)
    .where('contact_id', 'is not', null)
    .where('told_until', '<=', at)
    .where('filter', 'like', `%"kind":"${kind}"%`)
    .execute();
  const asking = new Set<number>();
  const groups = Map.groupBy(alerts, ({ filter, press_group_id }) => `${press_group_id} ${filter}`);
  for (const [alert, ...others] of groups.values()) {
    if (alert === undefined || readFilter(alert.filter).kind !== kind) continue;
    const news = await listMediaNews(context, alert, { reader: ACCREDITED, after: at, until: at });
    if (!news.some((each) => each.id === id)) continue;
    for (const { contact_id } of [alert, ...others]) asking.add(contact_id);
  }
  for (const contact of await listInvitedAsking(context.database.db, { noun: kind, id })) asking.add(contact);
  await enqueueNewsToAll(context, asking);
}
