import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { listUnreadyAmong } from '../../publishing/unready.ts';
import { dropHeldWhenReady, enqueueWhenReady, WAITING } from '../../publishing/when-ready.ts';
import { namesOf } from '../admin/changes.ts';
import type { ReleaseForm } from '../admin/form.ts';
import { listHeldFiles } from './service.ts';

/**
 * Whether what is held is to be shown only once the files that it adds are ready, and some are not.
 * @throws 400 where more was sent
 */
export async function mustWait(
  db: Db,
  release: OfficePressRelease,
  sent: ReleaseForm,
  now: Date,
): Promise<boolean> {
  if (!sent.show_when_ready) return false;
  const others = namesOf({ ...sent, correction: undefined, show_held: undefined });
  if (!sent.show_held || others.length > 0) throw invalidField('show_when_ready', 'not_of_this_shape');
  const shown = [release.hero, ...release.pictures, ...release.attachments];
  const added = listHeldFiles(release.held?.changes ?? {}).filter((id) => !shown.includes(id));
  return (await listUnreadyAmong(db, added, { now })).length > 0;
}

/** Leaves it to a job to show what is held; an earlier wish is replaced. */
export async function showWhenReady(
  trx: Db,
  { id, officer }: Pick<Write, 'id' | 'officer'>,
  { show_held, correction }: Pick<ReleaseForm, 'show_held' | 'correction'>,
  now: Date,
) {
  await dropHeldWhenReady(trx, id);
  const form = { show_held, ...(correction && { correction }) };
  await enqueueWhenReady(trx, { noun: 'press_release', id, officer: officer.id, form, tries: 0 }, now);
  return { ...WAITING, fields: [], transition: null, news: [] };
}
