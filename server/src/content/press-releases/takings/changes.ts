import { releaseContentSchema } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import { pickReleaseText, type ReleaseText } from '@press-room/contract/release-text';
import type { OwnTaking, TakenChange } from '@press-room/contract/takings';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Reader, ReaderClass } from '../../../platform/http/authentication.ts';
import { findReleaseDetail } from '../detail-queries.ts';
import { chooseNote, type DatedNote, listCorrectionNotes } from '../publication/corrections.ts';
import { findWithdrawal } from '../publication/withdrawal.ts';
import { listReleasesById } from '../queries.ts';
import { listPassages } from './differences.ts';
import { CHANGE_COLUMNS, findChange, type Holding, listHoldings } from './holdings.ts';

type Context = Pick<AppContext, 'database' | 'now'>;

/** A release as readers saw it at an instant; null: not published in that language, or not stored. */
async function findTextUntil(
  db: Db,
  { release, at }: { release: number; at: string },
  language: Language,
): Promise<ReleaseText | null> {
  const row = await db
    .selectFrom('press_release_version')
    .select('document')
    .where('press_release_id', '=', release)
    .where('status', '=', 'published')
    .where('is_pending', '=', 0)
    .where('at', '<', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const text = releaseContentSchema.parse(JSON.parse(row.document)).text[language];
  return text?.status === 'published' ? pickReleaseText(text) : null;
}

interface Since {
  reader: ReaderClass;
  release: number;
  has_since: string;
}

/** Corrections since a person downloaded or copied a release; null: none, or not visible to them. */
export async function findChangeSince(
  { database: { db }, now }: Context,
  { reader, release, has_since }: Since,
  language: Language,
) {
  const notes = await listCorrectionNotes(db, release);
  const isSince = ({ at }: DatedNote): boolean => at > has_since;
  const first = notes.findLast(isSince);
  const detail = first && (await findReleaseDetail(db, { reader, now: now(), id: release }, language));
  if (!first || !detail) return null;
  const before = await findTextUntil(db, { release, at: first.at }, detail.language);
  return {
    version: 1 + notes.filter((note) => !isSince(note)).length,
    current_version: 1 + notes.length,
    language: detail.language,
    passages: before === null ? [] : listPassages(before, detail),
  };
}

/** Changes for the page of a release, for readers who downloaded or copied it. */
export async function findTakenChange(
  context: Context,
  { reader, account, release }: { reader: Reader; account: number; release: number },
  language: Language,
): Promise<TakenChange['taken']> {
  const [holding] = await listHoldings(context.database.db, account, { release });
  if (holding === undefined) return null;
  const { way, has_since } = holding;
  const change = await findChangeSince(context, { reader, release, has_since }, language);
  return change && { way, has_since, ...change };
}

/** Releases that a person has and that were corrected or withdrawn since, latest change first. */
export async function listOwnTakings(
  { database: { db }, now }: Context,
  { reader, account }: { reader: Reader; account: number },
  language: Language,
): Promise<OwnTaking[]> {
  const holdings = new Map((await listHoldings(db, account)).map((held) => [held.release, held]));
  if (holdings.size === 0) return [];
  const rows = await db
    .selectFrom('press_release as release')
    .select(CHANGE_COLUMNS)
    .where('release.id', 'in', [...holdings.keys()])
    .execute();
  const changed = rows.flatMap((row) => {
    const holding = holdings.get(row.id);
    const change = holding && findChange(row, holding.has_since);
    return holding && change ? [{ holding, change }] : [];
  });
  const shown = changed.filter(({ change }) => change.kind === 'corrected');
  const readable = await listReleasesById(
    db,
    { reader, now: now() },
    language,
    shown.map(({ holding }) => holding.release),
  );
  const titles = new Map(readable.map((row) => [row.id, row]));
  const takings: OwnTaking[] = [];
  for (const { holding, change } of changed) {
    const own = { holding, at: change.at };
    const row = titles.get(holding.release);
    const taking =
      change.kind === 'withdrawn'
        ? await describeWithdrawn(db, { ...own, reader }, language)
        : row &&
          (await describeCorrected(db, { ...own, title: row.title, language: row.language }, language));
    if (taking) takings.push(taking);
  }
  return takings.toSorted((one, other) => other.changed_at.localeCompare(one.changed_at));
}

interface Own {
  holding: Holding;
  at: string;
}

const toTaking = ({ holding: { release, seen_at, ...held }, at }: Own) => ({
  press_release: release,
  ...held,
  changed_at: at,
  is_seen: seen_at !== null && seen_at >= at,
});

async function describeCorrected(
  db: Db,
  { title, language: own, ...held }: Own & Pick<OwnTaking, 'language'> & { title: string },
  language: Language,
): Promise<OwnTaking> {
  const [last] = await listCorrectionNotes(db, held.holding.release);
  const { note, language: note_language } = chooseNote(last?.note ?? { it: '', en: '' }, language);
  return { ...toTaking(held), title, language: own, change: 'corrected', note, note_language };
}

/** The title is no longer disclosed. */
async function describeWithdrawn(
  db: Db,
  { reader, ...held }: Own & { reader: Reader },
  language: Language,
): Promise<OwnTaking | null> {
  const withdrawal = await findWithdrawal(db, { reader, id: held.holding.release }, language);
  if (withdrawal === null) return null;
  const { note, language: note_language } = withdrawal;
  return { ...toTaking(held), title: null, language, change: 'withdrawn', note, note_language };
}
