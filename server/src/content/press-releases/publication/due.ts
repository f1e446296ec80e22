import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { getOfficeRelease } from '../admin/release.ts';
import { keepOriginal, keepVersion } from '../admin/versions.ts';
import { spreadNews } from '../notices/notices.ts';
import { enqueuePublication } from './queue.ts';

/** State by the clock: a due release counts as published before the job has written it, unless a crisis holds it. */
export function statusAt(
  { status, publish_at, visible_from }: Pick<OfficePressRelease, 'status' | 'publish_at' | 'visible_from'>,
  now: Date,
): ReleaseStatus {
  const isDue =
    status === 'scheduled' && visible_from !== null && publish_at !== null && publish_at <= now.toISOString();
  return isDue ? 'published' : status;
}

/** Queues missing jobs of scheduled releases at the start, including loaded ones. */
export async function schedulePublications(db: Db, now: Date): Promise<void> {
  const instants = await db
    .selectFrom('press_release')
    .select((eb) => eb.ref('publish_at').$notNull().as('publish_at'))
    .distinct()
    .where('status', '=', 'scheduled')
    .where('publish_at', '>', now.toISOString())
    .execute();
  for (const { publish_at } of instants) await enqueuePublication(db, publish_at);
  await enqueuePublication(db, now.toISOString());
}

/** Publishes due releases, each in its own transaction; readers already see them by time. */
export async function publishDue({ database, now }: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const due = await database.db
    .selectFrom('press_release')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now().toISOString())
    .where('crisis_id', 'is', null)
    .orderBy('publish_at')
    .execute();
  for (const { id } of due) await database.db.transaction().execute((trx) => publishOne(trx, id, now()));
}

async function publishOne(trx: Db, id: number, now: Date): Promise<void> {
  const last = await keepOriginal(trx, await getOfficeRelease(trx, id, { now }));
  const { numUpdatedRows } = await trx
    .updateTable('press_release')
    .set((eb) => ({ status: 'published', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now.toISOString())
    .where('crisis_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const release = await getOfficeRelease(trx, id, { now });
  await keepVersion(trx, release, { by: null, transition: { note: '' }, last }, now);
  const about = `press_release:${id}` as const;
  await recordAudit(trx, { by: null, action: 'published', about, fields: ['status'] }, now);
  await spreadNews(trx, id, { kind: 'published', actor: null, version: release.version }, now);
}
