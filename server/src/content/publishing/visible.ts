import { FILES_WISHES, MEDIA_TRANSITIONS } from '@press-room/contract/admin-media';
import type { KitStatus } from '@press-room/contract/admin-press-kit';
import { MEDIA_STATUSES, type MediaStatus } from '@press-room/contract/assets';
import type { OfficeNoun } from '@press-room/contract/roles';
import { GRACE_MAX_SECONDS } from '@press-room/contract/undo';
import { z } from 'zod';
import { changeRow, deleteRow, type OfficeContext, type Versioned } from '../../core/admin/writes.ts';
import { spreadMedium } from '../../core/announcements/announcements.ts';
import { findHold } from '../../core/crisis/hold.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import {
  clearableChoice,
  clearableInstant,
  clearableNumber,
  optionalBoolean,
  requiredChoice,
} from '../../platform/http/fields.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import { WAITING, waitNoMore, waitsForFiles } from './when-ready.ts';

type VisibleNoun = Extract<OfficeNoun, 'gallery' | 'magazine' | 'press_kit'>;

/** A gallery, magazine or press kit, to which the visibility rule applies. */
export interface VisibleOne {
  id: number;
  version: number;
  status: MediaStatus | KitStatus;
  published_at: string;
  embargo_until: string | null;
  created_at: string;
}

export type VisibleKind<One extends VisibleOne> = Versioned<One> & { table: VisibleNoun; noun: VisibleNoun };

export const mediaTransitionForm = z.object({
  to: requiredChoice(MEDIA_STATUSES),
  publish_at: clearableInstant(),
  grace_seconds: clearableNumber({ max: GRACE_MAX_SECONDS }),
  files: clearableChoice(FILES_WISHES),
  despite_crisis: optionalBoolean(),
});
type TransitionForm = z.infer<typeof mediaTransitionForm>;

/** Changes of visible records need the right to publish. @throws 403, 404 */
export async function isSeen<One extends VisibleOne>(
  { database, now }: OfficeContext,
  kind: VisibleKind<One>,
  { id, officer }: { id: number; officer: Officer },
): Promise<boolean> {
  const { status } = await kind.get(database.db, id, now());
  if (status !== 'published') return false;
  requirePermission({ account: officer }, `${kind.noun}.publish`);
  return true;
}

/** Changes the state of a record; `then` updates the search index. @throws 403, 404, 409, 412 */
export const transitVisible = <One extends VisibleOne>(
  context: OfficeContext,
  kind: VisibleKind<One>,
  write: Write,
  form: TransitionForm,
  then: (trx: Db, current: One) => Promise<void>,
): Promise<One> =>
  changeRow(context, kind, { ...write, isSeen: true }, async (trx, current) => {
    const { status: from } = current;
    const { to } = form;
    const appears = to === 'published';
    const wait = { noun: kind.noun, id: write.id, officer: write.officer, appears, form };
    requirePermission({ account: write.officer }, `${kind.noun}.publish`);
    if (form.files === 'wait_no_more') return waitNoMore(trx, wait);
    const isThere = MEDIA_TRANSITIONS.some((each) => each.from === from && each.to === to);
    if (!isThere) throw conflict('no_such_state', { from, to });
    if (await waitsForFiles(trx, wait, context.now())) return WAITING;
    const published_at = toInstant(current, form, context.now());
    const hold = { table: kind.table, group: null, current, officer: write.officer, form };
    const crisis_id = await holdVisible(trx, hold, context.now());
    await trx
      .updateTable(kind.table)
      .set({ status: to, published_at, crisis_id })
      .where('id', '=', write.id)
      .execute();
    await then(trx, current);
    return {
      action: to,
      fields: ['status'],
      ...(appears && crisis_id === null && { keep: tellingOf(context) }),
    };
  });

interface Holding {
  table: VisibleNoun;
  /** Null: all groups. */
  group: number | null;
  current: Pick<VisibleOne, 'id' | 'status' | 'published_at'>;
  officer: Officer;
  form: { to: string; despite_crisis?: boolean | undefined };
}

/** The crisis that holds back a publication, unless readers already see the record. @throws 403 */
export async function holdVisible(trx: Db, holding: Holding, now: Date): Promise<number | null> {
  const { table, group, current, officer, form } = holding;
  if (form.to !== 'published') return null;
  const { crisis_id } = await trx
    .selectFrom(table)
    .select('crisis_id')
    .where('id', '=', current.id)
    .executeTakeFirstOrThrow();
  const { status, published_at } = current;
  const hasAppeared = crisis_id === null && status === 'published' && published_at <= now.toISOString();
  if (hasAppeared) return null;
  return findHold(trx, { group, officer, isDespite: form.despite_crisis === true });
}

/** Queues alerts to subscribed readers. */
export const tellingOf =
  ({ now }: OfficeContext) =>
  (trx: Db, saved: VisibleOne): Promise<void> =>
    spreadMedium(trx, saved, now());

/** A record that is published again keeps its earlier position. */
export function toInstant(
  current: VisibleOne,
  { to, publish_at, grace_seconds }: Omit<TransitionForm, 'to'> & { to: KitStatus },
  now: Date,
): string {
  const { published_at, created_at, status } = current;
  // An undone publication does not change how new the record is.
  if (to !== 'published') return Date.parse(published_at) > now.getTime() ? created_at : published_at;
  if (publish_at !== null && publish_at !== undefined) return publish_at;
  const isNew = published_at === created_at || status === 'published';
  return isNew ? new Date(now.getTime() + (grace_seconds ?? 0) * 1000).toISOString() : published_at;
}

/** @throws 404, 409 if it is not a draft, 412 */
export const deleteVisible = <One extends VisibleOne>(
  context: OfficeContext,
  kind: VisibleKind<One>,
  write: Write,
): Promise<void> =>
  deleteRow(context, kind, { ...write, isSeen: false }, async (_trx, { status }) => {
    if (status !== 'draft') throw conflict('only_hidden_deleted');
  });
