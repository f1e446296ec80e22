import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { markPassage } from '@press-room/contract/machine-passages';
import { RELEASE_TEXT_FIELDS, type ReleaseText } from '@press-room/contract/release-text';
import type { ReleaseTranslations } from '@press-room/contract/translation';
import type { Db } from '../../../platform/db/db.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { splitPassages, toWords } from './passages.ts';

type Unread = ReleaseTranslations['unread'];
type Released = Pick<OfficePressRelease, 'id' | 'text'>;

const AT_ONCE = 500;

/** Marks of a text: for each passage of its body, and for each other field. */
export const marksOf = (text: ReleaseText, language: Language): Set<string> =>
  new Set(
    RELEASE_TEXT_FIELDS.flatMap((field) => {
      const passages =
        field === 'body'
          ? splitPassages(text.body).flatMap(({ html, isPassage }) => (isPassage ? [toWords(html)] : []))
          : [text[field]];
      return passages.map((words) => markPassage(language, words)).filter((mark) => mark !== '');
    }),
  );

export const listUnread = (db: Db, release: number): Promise<Unread> =>
  runPrepared(db, 'unread passages', { release }, (blank) =>
    db
      .selectFrom('press_release_machine_passage')
      .select(['language', 'mark'])
      .where(
        'press_release_id',
        '=',
        blank((run) => run.release),
      )
      .orderBy('mark'),
  );

/** Number of machine translated passages in a release that nobody has confirmed, by language. */
export async function countUnread(db: Db, { id, text }: Released): Promise<Record<Language, number>> {
  const unread = await listUnread(db, id);
  const count = (language: Language): number => {
    const own = unread.filter((each) => each.language === language);
    const said = text[language];
    if (own.length === 0 || said === undefined) return 0;
    const marks = marksOf(said, language);
    return own.filter(({ mark }) => marks.has(mark)).length;
  };
  return { en: count('en'), it: count('it') };
}

/**
 * Call it after a write. Public states must not contain unconfirmed passages; a new release that repeats unconfirmed
 * passages of another gets their marks.
 * @throws 409
 */
export async function guardUnread(db: Db, saved: OfficePressRelease): Promise<void> {
  if (saved.version === 1) await keepUnread(db, saved);
  if (saved.status !== 'scheduled' && saved.status !== 'published') return;
  const unread = await countUnread(db, saved);
  const n = LANGUAGES.filter((language) => saved.text[language]?.status === 'published')
    .map((language) => unread[language])
    .reduce((sum, each) => sum + each, 0);
  if (n > 0) throw conflict('machine_unread', { n });
}

export async function addUnread(trx: Db, release: number, unread: Unread): Promise<void> {
  for (let at = 0; at < unread.length; at += AT_ONCE)
    await trx
      .insertInto('press_release_machine_passage')
      .values(unread.slice(at, at + AT_ONCE).map((each) => ({ ...each, press_release_id: release })))
      .onConflict((conflicting) => conflicting.doNothing())
      .execute();
}

/** Confirms passages. Returns their number. */
export async function removeUnread(
  trx: Db,
  release: number,
  { language, marks }: { language: Language; marks: readonly string[] },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('press_release_machine_passage')
    .where('press_release_id', '=', release)
    .where('language', '=', language)
    .where('mark', 'in', marks)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function keepUnread(trx: Db, { id, text }: Released): Promise<void> {
  for (const language of LANGUAGES) {
    const said = text[language];
    const marks = said === undefined ? [] : [...marksOf(said, language)];
    for (let at = 0; at < marks.length; at += AT_ONCE) {
      const known = await trx
        .selectFrom('press_release_machine_passage')
        .select('mark')
        .distinct()
        .where('mark', 'in', marks.slice(at, at + AT_ONCE))
        .where('language', '=', language)
        .execute();
      await addUnread(
        trx,
        id,
        known.map(({ mark }) => ({ language, mark })),
      );
    }
  }
}
