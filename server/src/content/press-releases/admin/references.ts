import { isOfficerWith } from '../../../core/account/rights/officers.ts';
import { requireKinds } from '../../../core/admin/references.ts';
import { requireEvent } from '../../../core/events/event.ts';
import { requireSectors } from '../../../core/sectors/sectors.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { keepRow } from '../../../platform/db/row-locks.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { ReleaseForm } from './form.ts';

/** What a release names besides files must be there, and its event stays until the transaction ends. @throws 400 */
export async function requireNamed(
  db: Db,
  database: Pick<Database, 'engine'>,
  { assignee, release: { sectors, event } }: Pick<ReleaseForm, 'assignee' | 'release'>,
): Promise<void> {
  await requireAssignee(db, assignee);
  await requireSectors(db, sectors);
  // Changes that are held name it in their document, which no foreign key knows.
  if (typeof event === 'number') await keepRow(db, database, { table: 'event', id: event });
  await requireEvent(db, event);
}

/** An assignee must be able to see the release. @throws 400 */
async function requireAssignee(db: Db, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  if (!(await isOfficerWith(db, id, 'press_release.view'))) throw invalidField('assignee', 'unknown_officer');
}

/** Files must exist, and pictures must be pictures. @throws 400 naming each invalid one */
export const requireFiles = (
  db: Db,
  { hero, pictures, attachments }: Pick<ReleaseForm['release'], 'hero' | 'pictures' | 'attachments'>,
  scope: Scope = null,
): Promise<void> =>
  requireKinds(
    db,
    {
      hero: { ids: hero === null || hero === undefined ? [] : [hero], kind: 'picture' },
      pictures: { ids: pictures ?? [], kind: 'picture' },
      attachments: { ids: attachments ?? [], kind: null },
    },
    scope,
  );
