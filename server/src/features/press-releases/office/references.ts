import type { Db } from '../../../db/database.ts';
import { invalidField, invalidFields } from '../../../errors.ts';
import type { Message } from '../../../text/messages.ts';
import type { ReleaseForm } from './form.ts';
import { listKinds } from './queries.ts';

/** @throws 400 */
export async function requireGroupId(db: Db, wanted: number | string): Promise<number> {
  const group = await db
    .selectFrom('press_group')
    .select('id')
    .where(typeof wanted === 'number' ? 'id' : 'name', '=', wanted)
    .executeTakeFirst();
  if (group === undefined) throw invalidField('press_group', 'unknown_press_group');
  return group.id;
}

/** Files must be there, and what is shown must be pictures. @throws 400 naming each that is not */
export async function requireFiles(
  db: Db,
  { hero, pictures, attachments }: ReleaseForm['release'],
): Promise<void> {
  const fields = {
    hero: hero === null || hero === undefined ? [] : [hero],
    pictures: pictures ?? [],
    attachments: attachments ?? [],
  };
  const kinds = new Map(
    (await listKinds(db, Object.values(fields).flat())).map(({ id, kind }) => [id, kind]),
  );
  const refused: Record<string, Message[]> = {};
  for (const [field, ids] of Object.entries(fields)) {
    const missing = ids.filter((id) => !kinds.has(id));
    const others =
      field === 'attachments' ? [] : ids.filter((id) => kinds.has(id) && kinds.get(id) !== 'picture');
    const messages: Message[] = [
      ...(missing.length > 0
        ? [{ key: 'unknown_files', parameters: { ids: missing.join(', ') } } as const]
        : []),
      ...(others.length > 0
        ? [{ key: 'not_a_picture', parameters: { ids: others.join(', ') } } as const]
        : []),
    ];
    if (messages.length > 0) refused[field] = messages;
  }
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
}
