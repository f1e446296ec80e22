import { DESK_ROWS, type Opened } from '@press-room/contract/desk';
import type { Language } from '@press-room/contract/languages';
import { listMagazines } from '../../content/magazines/queries.ts';
import { listReleasesById } from '../../content/press-releases/queries.ts';
import type { AppContext } from '../../core/context.ts';
import type { Telling } from '../../core/personal-data/telling.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Reader } from '../../platform/http/authentication.ts';
import { chooseTitle } from '../../platform/text/bilingual.ts';

interface Opening {
  account: number;
  kind: 'press_release' | 'magazine';
  id: number;
}

/** Records what a reader opened, for their desk. */
export async function recordOpening(db: Db, { account, kind, id }: Opening, now: Date): Promise<void> {
  const opened_at = now.toISOString();
  await db
    .insertInto('opening')
    .values({
      user_account_id: account,
      press_release_id: kind === 'press_release' ? id : null,
      magazine_id: kind === 'magazine' ? id : null,
      opened_at,
    })
    .onConflict((conflict) => conflict.columns(['user_account_id', `${kind}_id`]).doUpdateSet({ opened_at }))
    .execute();
}

/** Records that a person opened, latest first. */
export const listOpeningsOf = (db: Db, account: number) =>
  db
    .selectFrom('opening')
    .select(['press_release_id', 'magazine_id', 'opened_at'])
    .where('user_account_id', '=', account)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const isThere = (id: number | null): id is number => id !== null;

/** Records that a reader opened last and may still see. */
export async function listOpened(
  { database: { db }, now }: Pick<AppContext, 'database' | 'now'>,
  { reader, account }: { reader: Reader; account: number },
  language: Language,
): Promise<Opened[]> {
  const openings = (await listOpeningsOf(db, account)).slice(0, DESK_ROWS);
  const releaseIds = openings.map(({ press_release_id }) => press_release_id).filter(isThere);
  const issueIds = openings.map(({ magazine_id }) => magazine_id).filter(isThere);
  const who = { reader, now: now() };
  const rows = await listReleasesById(db, who, language, releaseIds);
  const releases = new Map(rows.map((row) => [row.id, row]));
  const issues = new Map(
    (issueIds.length === 0 ? [] : await listMagazines(db, who, issueIds)).map((issue) => [issue.id, issue]),
  );
  return openings.flatMap(({ press_release_id, magazine_id, opened_at: at }): Opened[] => {
    const release = releases.get(press_release_id ?? 0);
    if (release !== undefined) {
      const { id, title, language: own } = release;
      return [{ thing: { kind: 'press_release', id }, title, language: own, at }];
    }
    const issue = issues.get(magazine_id ?? 0);
    if (issue === undefined) return [];
    const { id, kind: magazine_kind } = issue;
    return [{ thing: { kind: 'magazine', id, magazine_kind }, ...chooseTitle(issue, language), at }];
  });
}

export const deleteOpeningsOf = (db: Db, account: number) =>
  db.deleteFrom('opening').where('user_account_id', '=', account).execute();

export const countOldOpenings = (db: Db, before: string): Promise<number> =>
  countRows(db.selectFrom('opening').where('opened_at', '<=', before));

export const deleteOldOpenings = (trx: Db, before: string) =>
  trx.deleteFrom('opening').where('opened_at', '<=', before).execute();

export function describeOpening(
  { press_release_id, magazine_id, opened_at }: Awaited<ReturnType<typeof listOpeningsOf>>[number],
  { say, on, starting }: Telling,
): string {
  const thing =
    press_release_id === null
      ? say(`magazine ${magazine_id}`, `la rivista ${magazine_id}`)
      : say(`release ${press_release_id}`, `il comunicato ${press_release_id}`);
  return say(`On ${on(opened_at)} you opened ${thing}.`, `${starting(opened_at)} hai aperto ${thing}.`);
}
