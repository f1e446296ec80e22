import type { OfficePressKit } from '@press-room/contract/admin-press-kit';
import type { Db } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { asksForSecondPerson, listOthers, refuseAlone } from '../../publishing/second-person.ts';
import type { PressKitForm } from './form.ts';

type Kit = Pick<OfficePressKit, 'id' | 'press_group'>;

/** Fields that readers see, except time and access, in a form and in the audit log. */
const CONTENT = ['title', 'files'] as const;
const KEPT = /"(?:title\.|files")/;

/** Authors of title or files since the last publication; null for deleted accounts. */
async function listWriters(db: Db, kit: number): Promise<Set<number | null>> {
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'user_account_id', 'fields'])
    .where('subject', '=', `press_kit:${kit}`)
    .where('action', 'in', ['create', 'edit', 'published'])
    .orderBy('id')
    .execute();
  const since = entries.slice(entries.findLastIndex(({ action }) => action === 'published') + 1);
  const writes = since.filter(({ fields }) => KEPT.test(fields ?? ''));
  return new Set(writes.map(({ user_account_id }) => user_account_id));
}

/** @throws 409 if the press group requires a second person and this officer alone wrote the kit */
export async function requireSecondPerson(db: Db, { id, press_group }: Kit, officer: number): Promise<void> {
  if (!(await asksForSecondPerson(db, press_group.id))) return;
  const writers = await listWriters(db, id);
  if (writers.size !== 1 || !writers.has(officer)) return;
  refuseAlone(await listOthers(db, 'press_kit.publish', officer));
}

/** Changes of a published kit are visible at once, without a second person. @throws 409 */
export async function requireNotSeen(
  db: Db,
  { status, press_group }: Pick<OfficePressKit, 'status' | 'press_group'>,
  form: PressKitForm,
): Promise<void> {
  if (status !== 'published' || !CONTENT.some((name) => form[name] !== undefined)) return;
  if (await asksForSecondPerson(db, press_group.id)) throw conflict('kit_changed_alone');
}
