import { DESK_ROWS, type Taken } from '@press-room/contract/desk';
import type { Language } from '@press-room/contract/languages';
import { listReleasesById } from '../../content/press-releases/queries.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Reader } from '../../platform/http/authentication.ts';

type Context = Pick<AppContext, 'database' | 'now'>;
interface Person {
  reader: Reader;
  account: number;
}

/** Releases that a reader copied or downloaded, and downloaded files, latest first. */
export async function listTaken(context: Context, person: Person, language: Language): Promise<Taken[]> {
  const releases = await listReleases(context, person, language);
  const files = await listFiles(context.database.db, person.account);
  return [...releases, ...files].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, DESK_ROWS);
}

async function listReleases(
  { database: { db }, now }: Context,
  { reader, account }: Person,
  language: Language,
): Promise<Taken[]> {
  const takings = await db
    .selectFrom('press_release_taking')
    .select((eb) => ['press_release_id', eb.ref('taken_at').$notNull().as('at')])
    .where('user_account_id', '=', account)
    .where('taken_at', 'is not', null)
    .orderBy('taken_at', 'desc')
    .orderBy('press_release_id')
    .limit(DESK_ROWS)
    .execute();
  const at = new Map(takings.map((taking) => [taking.press_release_id, taking.at]));
  const rows = await listReleasesById(db, { reader, now: now() }, language, [...at.keys()]);
  return rows.map(({ id, title, language: own }) => ({
    press_release: id,
    name: title,
    language: own,
    at: at.get(id) ?? '',
  }));
}

/** Texts and whole releases are listed as releases. */
const OF_A_RELEASE = '{"press_release":%';

async function listFiles(db: Db, account: number): Promise<Taken[]> {
  const rows = await db
    .selectFrom('download')
    .select((eb) => ['name', eb.ref('started_at').$notNull().as('at')])
    .where('user_account_id', '=', account)
    .where('started_at', 'is not', null)
    .where('request', 'not like', OF_A_RELEASE)
    .orderBy('id', 'desc')
    .limit(DESK_ROWS)
    .execute();
  return rows.map(({ name, at }) => ({ press_release: null, name, language: null, at }));
}
