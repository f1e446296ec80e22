import { type OfficePressRelease, releaseContentSchema } from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import type { Person } from '@press-room/contract/people';
import { pickReleaseText } from '@press-room/contract/release-text';
import type { Db } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { asksForSecondPerson, listOthers, refuseAlone } from '../../publishing/second-person.ts';
import { toTextWrites } from '../admin/changes.ts';
import type { ReleaseForm } from '../admin/form.ts';
import { withPending } from '../pending-changes/changes.ts';

/** Published states, and states that become published automatically. */
const OUT = ['scheduled', 'published', 'archived'] as const;

type Released = Pick<OfficePressRelease, 'id' | 'press_group'>;

/** Texts of a version, for comparison: only texts have authors, other fields are settings. */
function wordsOf(document: string): string {
  const { text } = releaseContentSchema.parse(JSON.parse(document));
  return JSON.stringify(
    LANGUAGES.map((language) => {
      const said = text[language];
      return said === undefined ? null : pickReleaseText(said);
    }),
  );
}

/** Authors of the texts since the last published state; null for deleted accounts. */
async function listWriters(db: Db, release_id: number): Promise<Set<number | null>> {
  const versions = db.selectFrom('press_release_version').where('press_release_id', '=', release_id);
  const last = await versions
    .select((eb) => eb.fn.max('version').as('version'))
    .where('is_pending', '=', 0)
    .where('status', 'in', OUT)
    .executeTakeFirst();
  const steps = await versions
    .select(['user_account_id', 'document'])
    .where('version', '>=', last?.version ?? 0)
    .orderBy('version')
    .execute();
  const writers = new Set<number | null>();
  let before = last?.version ? null : '';
  for (const { user_account_id, document } of steps) {
    const words = wordsOf(document);
    if (before !== null && words !== before) writers.add(user_account_id);
    before = words;
  }
  return writers;
}

/**
 * Officers who may publish a text that this officer wrote alone, if the press group requires a second person; null: not
 * required. `isWriting`: the same write changes the texts.
 */
export async function listOtherReleasers(
  db: Db,
  { id, press_group }: Released,
  { officer, isWriting = false }: { officer: number; isWriting?: boolean },
): Promise<Person[] | null> {
  if (!(await asksForSecondPerson(db, press_group.id))) return null;
  const writers = await listWriters(db, id);
  if (isWriting) writers.add(officer);
  if (writers.size !== 1 || !writers.has(officer)) return null;
  return listOthers(db, 'press_release.publish', officer);
}

/** @throws 409 if the press group requires a second person, with the possible ones */
export async function requireSecondPerson(
  db: Db,
  release: Released,
  who: { officer: number; isWriting?: boolean },
): Promise<void> {
  const others = await listOtherReleasers(db, release, who);
  if (others !== null) refuseAlone(others);
}

/**
 * The same for a change that is visible at once.
 * @throws 409 also if the write itself changes the texts, because nobody else has read it
 */
export async function requireReadByAnother(
  db: Db,
  current: OfficePressRelease,
  { officer, sent }: { officer: number; sent: ReleaseForm },
  now: Date,
): Promise<void> {
  if (!(await asksForSecondPerson(db, current.press_group.id))) return;
  const writes = toTextWrites(withPending(current), sent.text, now);
  const isWriting = writes.some(({ isEdited }) => isEdited);
  if (sent.show_pending) return requireSecondPerson(db, current, { officer, isWriting });
  if (isWriting) throw conflict('changed_alone');
}
