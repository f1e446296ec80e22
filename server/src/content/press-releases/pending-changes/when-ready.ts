import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { listUnreadyAmong } from '../../publishing/unready.ts';
import { dropPendingWhenReady, enqueueWhenReady, WAITING } from '../../publishing/when-ready.ts';
import { namesOf } from '../admin/changes.ts';
import type { ReleaseForm } from '../admin/form.ts';
import { listPendingFiles } from './service.ts';

/**
 * Whether publishing the pending changes must wait for the files that they add.
 * @throws 400 if the request contains other changes
 */
export async function mustWait(
  db: Db,
  release: OfficePressRelease,
  sent: ReleaseForm,
  now: Date,
): Promise<boolean> {
  if (!sent.show_when_ready) return false;
  const others = namesOf({ ...sent, correction: undefined, show_pending: undefined });
  if (!sent.show_pending || others.length > 0) throw invalidField('show_when_ready', 'not_of_this_shape');
  const shown = [release.hero, ...release.pictures, ...release.attachments];
  const added = listPendingFiles(release.pending?.changes ?? {}).filter((id) => !shown.includes(id));
  return (await listUnreadyAmong(db, added, { now })).length > 0;
}

/** Schedules a job that publishes the pending changes; it replaces an earlier one. */
export async function showWhenReady(
  trx: Db,
  { id, officer }: Pick<Write, 'id' | 'officer'>,
  { show_pending, correction }: Pick<ReleaseForm, 'show_pending' | 'correction'>,
  now: Date,
) {
  await dropPendingWhenReady(trx, id);
  const form = { show_pending, ...(correction && { correction }) };
  await enqueueWhenReady(trx, { noun: 'press_release', id, officer: officer.id, form, tries: 0 }, now);
  return { ...WAITING, fields: [], transition: null, news: [] };
}
