import type { HeldChanges, OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { requireGroupId } from '../../../core/admin/references.ts';
import type { OfficeContext } from '../../../core/admin/writes.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Write } from '../../../platform/http/officer.ts';
import type { ContentForm } from '../admin/form.ts';
import { requireFiles, requireNamed, requirePlayable } from '../admin/references.ts';
import { statusAt } from '../publication/due.ts';
import { toHeld } from './changes.ts';
import { dropHeld, replaceHeld } from './queries.ts';

/**
 * Stores pending changes; null discards them.
 * @throws 400 also if the release was never published
 */
export async function holdBack(
  { database, now }: OfficeContext,
  trx: Db,
  { id, officer, current, held }: Write & { current: OfficePressRelease; held: ContentForm | null },
): Promise<void> {
  if (held === null) return dropHeld(trx, id);
  if (statusAt(current, now()) !== 'published') throw invalidField('held', 'held_unpublished');
  const { press_group } = held;
  const group = press_group === undefined ? {} : { press_group: await requireGroupId(trx, press_group) };
  const changes = toHeld(current, { ...held, ...group });
  if (Object.keys(changes).length === 0) return dropHeld(trx, id);
  await requireNamed(trx, database, { assignee: undefined, release: held.release });
  const { pictures, attachments } = changes;
  await requireFiles(trx, {
    ...held.release,
    ...(pictures === undefined ? {} : { pictures }),
    ...(attachments === undefined ? {} : { attachments }),
  });
  const bodies = Object.values(changes.text ?? {}).map(({ body = '' }) => body);
  await requirePlayable(trx, bodies, held.release.attachments ?? current.attachments);
  await replaceHeld(trx, id, { changes, files: listHeldFiles(changes), officer: officer.id }, now());
}

export const listHeldFiles = ({ hero, pictures, attachments }: HeldChanges): number[] => [
  ...new Set([...(hero ? [hero] : []), ...(pictures ?? []), ...(attachments ?? [])]),
];
