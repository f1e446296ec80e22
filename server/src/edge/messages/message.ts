import type { Language } from '@press-room/contract/languages';
import {
  type Handout,
  type MessageLetter,
  type OfficeMessage,
  type OfficeMessageRow,
  officeMessageRowSchema,
  officeMessageSchema,
} from '@press-room/contract/messages';
import { toPerson } from '../../core/people/people.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { toReference } from '../contact/rules.ts';
import { listHandouts } from '../handouts/queries.ts';
import { listLetters } from './letters.ts';
import { listNotes } from './notes.ts';
import { findMessage, findReleaseTitle, type StoredMessage } from './queries.ts';

const toFields = (stored: StoredMessage) => ({
  ...stored,
  reference: toReference(stored),
  is_urgent: stored.is_urgent === 1,
  press_group:
    stored.press_group_id === null ? null : { id: stored.press_group_id, name: stored.group_name ?? '' },
  assignee: toPerson(stored.assignee_id, stored.first_name, stored.last_name),
});

export const toMessageRow = (stored: StoredMessage): OfficeMessageRow =>
  officeMessageRowSchema.parse(toFields(stored));

type StoredLetter = Awaited<ReturnType<typeof listLetters>>[number];

const toLetter = (
  { is_received, is_marked, sent_at, isFailed, ...letter }: StoredLetter,
  handout: Handout | null,
): MessageLetter => ({
  ...letter,
  handout,
  state: is_received === 1 ? 'received' : sent_at !== null ? 'sent' : isFailed ? 'failed' : 'waiting',
  is_marked: is_marked === 1,
  by: toPerson(letter.user_account_id, letter.first_name, letter.last_name),
});

/** @throws 404 */
export async function getMessage(
  db: Db,
  id: number,
  { language, now }: { language: Language; now: Date },
): Promise<OfficeMessage> {
  const stored = await findMessage(db, id);
  if (stored === null) throw notFound();
  const { press_release_id: release } = stored;
  const handouts = await listHandouts(db, id, now);
  return officeMessageSchema.parse({
    ...toFields(stored),
    press_release:
      release === null ? null : { id: release, title: (await findReleaseTitle(db, release, language)) ?? '' },
    letters: (await listLetters(db, id)).map((letter) => toLetter(letter, handouts.get(letter.id) ?? null)),
    notes: await listNotes(db, id),
  });
}
