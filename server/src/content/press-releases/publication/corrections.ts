import type { OfficeCorrection, OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleaseCorrection } from '@press-room/contract/press-releases';
import { toPerson } from '../../../core/people/people.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Officer } from '../../../platform/http/officer.ts';

export type ReaderNote = Readonly<Record<Language, string>>;

const correctionsOf = (db: Db, releaseId: number) =>
  db
    .selectFrom('press_release_correction as correction')
    .select(['correction.id', 'correction.at', 'correction.note_it', 'correction.note_en'])
    .where('correction.press_release_id', '=', releaseId)
    .orderBy('correction.at', 'desc')
    .orderBy('correction.id', 'desc');

/** Newest first, with authors. */
export async function listCorrections(db: Db, releaseId: number): Promise<OfficeCorrection[]> {
  const rows = await correctionsOf(db, releaseId)
    .leftJoin('user_account as account', 'account.id', 'correction.user_account_id')
    .select(['correction.user_account_id', 'account.first_name', 'account.last_name'])
    .execute();
  return rows.map(({ id, at, note_it, note_en, user_account_id, first_name, last_name }) => ({
    id,
    at,
    by: toPerson(user_account_id, first_name, last_name),
    note: { it: note_it, en: note_en },
  }));
}

export interface DatedNote {
  at: string;
  note: ReaderNote;
}

/** Newest first, without names. */
export async function listCorrectionNotes(db: Db, releaseId: number): Promise<DatedNote[]> {
  const rows = await correctionsOf(db, releaseId).execute();
  return rows.map(({ at, note_it, note_en }) => ({ at, note: { it: note_it, en: note_en } }));
}

/** The same for readers of a language. */
export const toReaderCorrections = (notes: readonly DatedNote[], language: Language): ReleaseCorrection[] =>
  notes.map(({ at, note }) => ({ at, ...chooseNote(note, language) }));

/** Note in the language, else in the other one. */
export function chooseNote(note: ReaderNote, language: Language): { note: string; language: Language } {
  const found = [language, ...LANGUAGES].find((each) => note[each] !== '') ?? language;
  return { note: note[found], language: found };
}

/** Adds a correction for readers. @throws 400 if the release is not published, or a language lacks the note */
export async function addCorrection(
  trx: Db,
  { id, status, text }: OfficePressRelease,
  { note, officer }: { note: ReaderNote; officer: Officer },
  now: Date,
): Promise<void> {
  if (status !== 'published') throw invalidField('correction', 'correction_unpublished');
  const shown = LANGUAGES.filter((language) => text[language]?.status === 'published');
  if (shown.some((language) => note[language] === ''))
    throw invalidField('correction', 'note_in_each_language');
  const at = now.toISOString();
  await trx
    .insertInto('press_release_correction')
    .values({
      press_release_id: id,
      user_account_id: officer.id,
      at,
      note_it: note.it,
      note_en: note.en,
    })
    .execute();
  await trx.updateTable('press_release').set({ corrected_at: at }).where('id', '=', id).execute();
}
