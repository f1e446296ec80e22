import type { HeldRecord } from '@press-room/contract/crisis';
import type { Db } from '../../platform/db/db.ts';

interface Holder {
  id: number;
  group: number;
}

/**
 * Holds planned publications and mailings, in the transaction that starts the crisis: scheduled releases and kits of
 * the group, galleries and magazines (which belong to all groups), and mailings of the group.
 */
export async function holdPlanned(trx: Db, { id, group }: Holder, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable('press_release')
    .set((eb) => ({ crisis_id: id, version: eb('version', '+', 1) }))
    .where('press_group_id', '=', group)
    .where('status', '=', 'scheduled')
    .where('publish_at', '>', at)
    .where('crisis_id', 'is', null)
    .execute();
  // Media under embargo have no readers yet, so they are held too; held records have no `visible_from`.
  for (const table of ['gallery', 'magazine'] as const)
    await trx
      .updateTable(table)
      .set((eb) => ({ crisis_id: id, version: eb('version', '+', 1) }))
      .where('visible_from', '>', at)
      .execute();
  await trx
    .updateTable('press_kit')
    .set((eb) => ({ crisis_id: id, version: eb('version', '+', 1) }))
    .where('press_group_id', '=', group)
    .where('visible_from', '>', at)
    .execute();
  const pause = (states: readonly ('scheduled' | 'awaiting' | 'sending')[], state?: 'paused') =>
    trx
      .updateTable('mailing')
      .set((eb) => ({
        stop_reason: 'crisis',
        updated_at: at,
        version: eb('version', '+', 1),
        ...(state !== undefined && { state }),
      }))
      .where('press_group_id', '=', group)
      .where('state', 'in', states)
      .execute();
  await pause(['scheduled', 'awaiting']);
  await pause(['sending'], 'paused');
}

/** Maximum records per kind. */
const LISTED_MAX = 200;

/** Records held by a crisis, also after its end until an officer decides; earliest first. */
export async function listHeld(db: Db, { id, group }: Holder): Promise<HeldRecord[]> {
  const releases = await db
    .selectFrom('press_release')
    .leftJoin('press_release_text as it', (join) =>
      join.onRef('it.press_release_id', '=', 'press_release.id').on('it.language', '=', 'it'),
    )
    .leftJoin('press_release_text as en', (join) =>
      join.onRef('en.press_release_id', '=', 'press_release.id').on('en.language', '=', 'en'),
    )
    .select(['press_release.id', 'press_release.version', 'press_release.publish_at as at'])
    .select(['it.title as title_it', 'en.title as title_en'])
    .where('press_release.crisis_id', '=', id)
    .orderBy('press_release.publish_at')
    .limit(LISTED_MAX)
    .execute();
  const galleries = await db
    .selectFrom('gallery')
    .select(['id', 'version', 'published_at as at', 'name_it as title_it', 'name_en as title_en'])
    .where('crisis_id', '=', id)
    .orderBy('published_at')
    .limit(LISTED_MAX)
    .execute();
  const others = await Promise.all(
    (['magazine', 'press_kit'] as const).map(async (kind) => {
      const rows = await db
        .selectFrom(kind)
        .select(['id', 'version', 'published_at as at', 'title_it', 'title_en'])
        .where('crisis_id', '=', id)
        .orderBy('published_at')
        .limit(LISTED_MAX)
        .execute();
      return rows.map((row) => ({ ...row, kind }));
    }),
  );
  const mailings = await db
    .selectFrom('mailing')
    .leftJoin('press_release_text as it', (join) =>
      join.onRef('it.press_release_id', '=', 'mailing.press_release_id').on('it.language', '=', 'it'),
    )
    .leftJoin('press_release_text as en', (join) =>
      join.onRef('en.press_release_id', '=', 'mailing.press_release_id').on('en.language', '=', 'en'),
    )
    .leftJoin('press_review as review', 'review.id', 'mailing.press_review_id')
    .leftJoin('appointment', 'appointment.id', 'mailing.appointment_id')
    .select(['mailing.id', 'mailing.version', 'mailing.send_at as at', 'mailing.state'])
    .select((eb) => [
      eb.fn.coalesce('it.title', 'review.title', 'appointment.title_it').as('title_it'),
      eb.fn.coalesce('en.title', 'review.title', 'appointment.title_en').as('title_en'),
    ])
    .where('mailing.stop_reason', '=', 'crisis')
    .where('mailing.press_group_id', '=', group)
    .orderBy('mailing.id')
    .limit(LISTED_MAX)
    .execute();
  const rows = [
    ...releases.map((row) => ({ ...row, kind: 'press_release' as const })),
    ...galleries.map((row) => ({ ...row, kind: 'gallery' as const })),
    ...others.flat(),
    ...mailings.map(({ state, ...row }) => ({
      ...row,
      kind: 'mailing' as const,
      is_begun: state === 'paused',
    })),
  ];
  const records = rows.map(({ title_it, title_en, ...row }) => ({
    is_begun: false,
    ...row,
    title: { it: title_it ?? '', en: title_en ?? '' },
  }));
  return [...records, ...(await listHeldAlerts(db, { id, group }))];
}

/** Alerts about the group's publications before the crisis, as one entry; none if nobody waits for any. */
async function listHeldAlerts(db: Db, { id, group }: Holder): Promise<HeldRecord[]> {
  const crisis = await db
    .selectFrom('crisis')
    .select(['version', 'started_at'])
    .where('id', '=', id)
    .where('alerts', '=', 'held')
    .executeTakeFirst();
  if (!crisis?.started_at) return [];
  const waiting = await db
    .selectFrom('alert')
    .select('id')
    .where('confirmed_at', 'is not', null)
    .where('told_until', '<', crisis.started_at)
    .where((eb) => eb.or([eb('press_group_id', 'is', null), eb('press_group_id', '=', group)]))
    .limit(1)
    .executeTakeFirst();
  if (waiting === undefined) return [];
  const { version } = crisis;
  return [{ kind: 'alerts', id, version, title: { it: '', en: '' }, at: null, is_begun: false }];
}
