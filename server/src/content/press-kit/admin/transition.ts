import { KIT_TRANSITIONS, type OfficePressKit } from '@press-room/contract/admin-press-kit';
import { changeRow, type OfficeContext } from '../../../core/admin/writes.ts';
import { announceKit } from '../../../core/announcements/announcements.ts';
import { toVisibleFrom } from '../../../core/visibility/visible-from.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import { requirePermission, scopeOf } from '../../../platform/http/authentication.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { holdVisible, toInstant } from '../../publishing/visible.ts';
import { WAITING, waitNoMore, waitsForFiles } from '../../publishing/when-ready.ts';
import type { KitTransitionForm } from './form.ts';
import { tellOfStep } from './letters.ts';
import { getKit } from './queries.ts';
import { requireSecondPerson } from './second-person.ts';
import { kitsWithin, requireKitWithCompany } from './service.ts';
import { dropLastStep, insertStep } from './steps.ts';

/** Changes the state of a kit. @throws 400, 403, 404, 409 if the transition is not allowed, 412 */
export async function transitKit(
  context: OfficeContext,
  write: Write,
  form: KitTransitionForm,
): Promise<OfficePressKit> {
  const { database, now } = context;
  const scope = scopeOf(write.officer, 'press_kit.view');
  const { status } = await getKit(database.db, write.id, { now: now(), scope });
  const isSeen = status === 'published' || form.to === 'published';
  return changeRow(context, kitsWithin(scope), { ...write, isSeen }, async (trx, current) => {
    const at = now();
    const appears = form.to === 'published';
    const wait = { noun: 'press_kit', id: write.id, officer: write.officer, appears, form } as const;
    if (form.files === 'wait_no_more') {
      requirePermission({ account: write.officer }, 'press_kit.publish');
      return waitNoMore(trx, wait);
    }
    requireWay(current, write, form, at);
    if (appears) await requireSecondPerson(trx, current, write.officer.id);
    if (await waitsForFiles(trx, wait, at)) return WAITING;
    const hold = {
      table: 'press_kit',
      group: current.press_group.id,
      current,
      officer: write.officer,
      form,
    } as const;
    const crisis_id = await holdVisible(trx, hold, at);
    const published_at = await movePlace(trx, current, { form, crisis_id }, at);
    const note = form.note ?? '';
    const step = { press_kit_id: current.id, user_account_id: write.officer.id, status: form.to, note };
    const visible_from = toVisibleFrom({ ...current, published_at });
    await tellOfStep(trx, current, { by: write.officer.id, to: form.to, note, at, appears: visible_from });
    if (isTakenBack(current, form)) await dropLastStep(trx, current.id);
    // Rescheduling changes the instant, not the state.
    else if (current.status !== form.to) await insertStep(trx, { ...step, at: at.toISOString() });
    const keep = (inner: Db, saved: OfficePressKit): Promise<void> => announceKit(inner, saved, at);
    return {
      action: form.to,
      fields: ['status'],
      ...(appears && crisis_id === null ? { keep } : {}),
    };
  });
}

/** An undone publication returns the kit to review. */
const isTakenBack = ({ status }: OfficePressKit, { to }: KitTransitionForm): boolean =>
  status === 'published' && to === 'in_review';

/** @throws 400, 403, 404, 409 */
function requireWay(current: OfficePressKit, { officer }: Write, form: KitTransitionForm, now: Date): void {
  const { to, note } = form;
  const { status: from, files, published_at } = current;
  const way = KIT_TRANSITIONS.find((each) => each.from === from && each.to === to);
  const isTooLate = isTakenBack(current, form) && published_at <= now.toISOString();
  if (way === undefined || isTooLate) throw conflict('no_such_state', { from, to });
  requireKitWithCompany(current, scopeOf(officer, way.permission));
  if (from === 'in_review' && to === 'draft' && !note) throw invalidField('note', 'required');
  if (to === 'in_review' && files.length === 0) throw conflict('kit_without_files');
}

/** Returns when it appears or appeared; a kit in review keeps its position. */
async function movePlace(
  trx: Db,
  current: OfficePressKit,
  { form, crisis_id }: { form: KitTransitionForm; crisis_id: number | null },
  now: Date,
): Promise<string> {
  const isMoved = form.to === 'published' || current.status === 'published';
  const published_at = isMoved ? toInstant(current, form, now) : current.published_at;
  await trx
    .updateTable('press_kit')
    .set({ status: form.to, published_at, crisis_id })
    .where('id', '=', current.id)
    .execute();
  return published_at;
}
