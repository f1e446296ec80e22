import {
  type OfficePressRelease,
  officePressReleaseSchema,
  releaseContentSchema,
} from '@press-room/contract/admin-press-releases';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import { keepBoilerplates } from '../boilerplates/boilerplates.ts';
import { withPending } from '../pending-changes/changes.ts';
import { findPending } from '../pending-changes/queries.ts';
import { listCorrections } from '../publication/corrections.ts';
import { listWithdrawals } from '../publication/withdrawal.ts';
import { listAttached } from './attached-queries.ts';
import { findVersion, listStoredReleases, type StoredRelease } from './queries.ts';

/** @throws 404, also outside the scope */
export async function getOfficeRelease(
  db: Db,
  id: number,
  { now, scope = null }: { now: Date; scope?: Scope },
): Promise<OfficePressRelease> {
  const [stored] = await listStoredReleases(db, [id], now);
  if (stored === undefined || (scope !== null && stored.company?.id !== scope)) throw notFound();
  const release = await readFurther(db, stored);
  // Read again after a concurrent write, because a version must be consistent.
  const isWhole = !hasFurther(stored) || (await findVersion(db, id)) === stored.version;
  return isWhole ? release : getOfficeRelease(db, id, { now, scope });
}

const wasArchived = ({ status, reinstated_at }: StoredRelease): boolean =>
  status === 'archived' || reinstated_at !== null;

const hasFurther = (stored: StoredRelease): boolean =>
  stored.picture_links + stored.attachment_links + stored.corrections_made > 0 ||
  stored.pending_at !== null ||
  wasArchived(stored);

/** Related rows, requested only if there are any. */
async function readFurther(db: Db, stored: StoredRelease): Promise<OfficePressRelease> {
  const { id } = stored;
  const [pictures, attachments, corrections, pending, withdrawals, boilerplates] = await Promise.all([
    stored.picture_links === 0 ? [] : listAttached(db, 'press_release_picture', id),
    stored.attachment_links === 0 ? [] : listAttached(db, 'press_release_attachment', id),
    stored.corrections_made === 0 ? [] : listCorrections(db, id),
    stored.pending_at === null ? null : findPending(db, id),
    wasArchived(stored) ? listWithdrawals(db, id) : [],
    keepBoilerplates(db, stored.boilerplates),
  ]);
  const { hero_asset_id: hero, withdrawn_at, withdrawal_it, withdrawal_en } = stored;
  const withdrawal =
    withdrawn_at === null ? null : { at: withdrawn_at, note: { it: withdrawal_it, en: withdrawal_en } };
  return officePressReleaseSchema.parse({
    ...stored,
    hero,
    pictures,
    attachments,
    corrections,
    pending,
    withdrawal,
    withdrawals,
    boilerplates,
  });
}

/** Document of a version, as JSON, including pending changes. */
export const toVersionDocument = (release: OfficePressRelease): string =>
  JSON.stringify(releaseContentSchema.parse(withPending(release)));
