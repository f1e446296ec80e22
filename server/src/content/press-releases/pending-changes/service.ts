import type { OfficePressRelease, PendingChanges } from '@press-room/contract/admin-press-releases';
import { requireGroupId } from '../../../core/admin/references.ts';
import type { OfficeContext } from '../../../core/admin/writes.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Write } from '../../../platform/http/officer.ts';
import type { ContentForm } from '../admin/form.ts';
import { requireFiles, requireNamed, requirePlayable } from '../admin/references.ts';
import { statusAt } from '../publication/due.ts';
import { toPending } from './changes.ts';
import { dropPending, replacePending } from './queries.ts';

/** Stores pending changes; null discards them. @throws 400 also if the release was never published */
export async function holdBack(
  { database, now }: OfficeContext,
  trx: Db,
  { id, officer, current, pending }: Write & { current: OfficePressRelease; pending: ContentForm | null },
): Promise<void> {
  if (pending === null) return dropPending(trx, id);
  if (statusAt(current, now()) !== 'published') throw invalidField('pending', 'pending_unpublished');
  const { press_group } = pending;
  const group = press_group === undefined ? {} : { press_group: await requireGroupId(trx, press_group) };
  const changes = toPending(current, { ...pending, ...group });
  if (Object.keys(changes).length === 0) return dropPending(trx, id);
  await requireNamed(trx, database, { assignee: undefined, release: pending.release });
  const { pictures, attachments } = changes;
  await requireFiles(trx, {
    ...pending.release,
    ...(pictures === undefined ? {} : { pictures }),
    ...(attachments === undefined ? {} : { attachments }),
  });
  const bodies = Object.values(changes.text ?? {}).map(({ body = '' }) => body);
  await requirePlayable(trx, bodies, pending.release.attachments ?? current.attachments);
  await replacePending(trx, id, { changes, files: listPendingFiles(changes), officer: officer.id }, now());
}

export const listPendingFiles = ({ hero, pictures, attachments }: PendingChanges): number[] => [
  ...new Set([...(hero ? [hero] : []), ...(pictures ?? []), ...(attachments ?? [])]),
];
