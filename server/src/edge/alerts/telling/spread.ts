import { releaseNewsSchema } from '../../../core/announcements/announcements.ts';
import type { AppContext } from '../../../core/context.ts';
import { ACCREDITED } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { enqueueNewsToAll } from '../jobs.ts';
import { listMatches } from '../matching.ts';
import { listInvitedAsking } from '../queries.ts';

/**
 * Queues messages about a published, corrected or withdrawn release to everybody concerned. Access is checked when the
 * message is sent.
 */
export async function spreadNews(context: AppContext, payload: unknown): Promise<void> {
  const { id } = releaseNewsSchema.parse(payload);
  const { db } = context.database;
  const told = await listToldOf(db, id);
  const invited = await listInvitedAsking(db, { noun: 'press_release', id });
  await enqueueNewsToAll(context, new Set([...(await listAsking(context, id)), ...invited, ...told]));
}

/** Contacts with an immediate alert. Many have the same filter: each is evaluated once. */
async function listAsking(context: AppContext, id: number): Promise<number[]> {
  const { db } = context.database;
  const filters = await db
    .selectFrom('alert')
    .select(['filter', 'press_group_id'])
    .distinct()
    .where('rhythm', '=', 'now')
    .where('confirmed_at', 'is not', null)
    .execute();
  const asking: number[] = [];
  for (const stored of filters) {
    const found = await listMatches(context, stored, { reader: ACCREDITED, among: [id] });
    if (found.length === 0) continue;
    const rows = await db
      .selectFrom('alert')
      .select((eb) => eb.ref('contact_id').$notNull().as('contact_id'))
      .where('filter', '=', stored.filter)
      .where('press_group_id', stored.press_group_id === null ? 'is' : '=', stored.press_group_id)
      .where('rhythm', '=', 'now')
      .where('confirmed_at', 'is not', null)
      .where('contact_id', 'is not', null)
      .execute();
    asking.push(...rows.map(({ contact_id }) => contact_id));
  }
  return asking;
}

/** Subscribers to whom the release was sent. */
async function listToldOf(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('alert_told as told')
    .innerJoin('alert', 'alert.contact_id', 'told.contact_id')
    .select('told.contact_id')
    .distinct()
    .where('told.press_release_id', '=', id)
    .where('alert.confirmed_at', 'is not', null)
    .execute();
  return rows.map(({ contact_id }) => contact_id);
}
