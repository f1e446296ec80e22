import {
  type OfficePressRelease,
  type ReleaseVersion,
  type ReleaseVersionRow,
  releaseContentSchema,
  releaseVersionRowSchema,
  releaseVersionSchema,
  VERSION_PAUSE_MINUTES,
} from '@press-room/contract/admin-press-releases';
import type { Selectable } from 'kysely';
import { isWithin } from '../../../core/admin/own-company.ts';
import { keepEvent } from '../../../core/events/event.ts';
import { toPerson } from '../../../core/people/people.ts';
import { keepSectors } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { PressReleaseVersionTable } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { Officer } from '../../../platform/http/officer.ts';
import { keepBoilerplates } from '../boilerplates/boilerplates.ts';
import { type News, spreadNews } from '../notices/notices.ts';
import { guardUnread } from '../translation/marks.ts';
import { toVersionDocument } from './release.ts';

/** Maximum stored edits of a release; older ones are deleted. */
const EDITS_MAX = 200;
const PAUSE_MS = VERSION_PAUSE_MINUTES * 60_000;

/** Last stored version of a release. */
type LastVersion = Pick<
  Selectable<PressReleaseVersionTable>,
  'id' | 'at' | 'user_account_id' | 'is_transition' | 'is_pending'
>;

const LAST_COLUMNS = ['id', 'at', 'user_account_id', 'is_transition', 'is_pending'] as const;

/**
 * Stores the release as it was before the first versioned write, so that imported content can be restored and compared.
 * The author is unknown. Returns the last version.
 */
export async function keepOriginal(trx: Db, before: OfficePressRelease): Promise<LastVersion> {
  const [last] = await runPrepared(trx, 'last version', before, (blank) =>
    trx
      .selectFrom('press_release_version')
      .select(LAST_COLUMNS)
      .where(
        'press_release_id',
        '=',
        blank((run) => run.id),
      )
      .orderBy('version', 'desc')
      .limit(1),
  );
  const original = { by: null, transition: null, last: null };
  return last ?? keepVersion(trx, before, original, new Date(before.created_at));
}

interface Kept {
  /** Null: the system. */
  by: number | null;
  /** For a change of status; null: an edit. */
  transition: { note: string } | null;
  /** Null: none. */
  last: LastVersion | null;
  /** Readers who downloaded or copied the earlier text see the difference. */
  isCorrection?: boolean;
}

/** Stores the current release. An edit shortly after the same person's last one replaces it. */
export async function keepVersion(
  trx: Db,
  release: OfficePressRelease,
  { by, transition, last, isCorrection = false }: Kept,
  now: Date,
): Promise<LastVersion> {
  const version = {
    version: release.version,
    at: now.toISOString(),
    status: release.status,
    note: transition?.note ?? '',
    is_transition: transition === null ? 0 : 1,
    is_pending: release.pending === null ? 0 : 1,
    company_id: release.company?.id ?? null,
    document: toVersionDocument(release),
  };
  const continues =
    last !== null &&
    transition === null &&
    !isCorrection &&
    last.is_transition === 0 &&
    // Published and pending versions are stored separately.
    last.is_pending === version.is_pending &&
    last.user_account_id === by &&
    now.getTime() - Date.parse(last.at) < PAUSE_MS;
  if (continues) {
    await trx.updateTable('press_release_version').set(version).where('id', '=', last.id).execute();
    return { ...last, at: version.at };
  }
  const kept = await trx
    .insertInto('press_release_version')
    .values({ press_release_id: release.id, user_account_id: by, ...version })
    .returning(LAST_COLUMNS)
    .executeTakeFirstOrThrow();
  if (transition === null) await dropOldEdits(trx, release.id);
  return kept;
}

interface Keeping extends Pick<Kept, 'transition' | 'last'> {
  officer: Officer;
  /** Notifications to send. */
  news: readonly Pick<News, 'kind' | 'to'>[];
}

/** Stores the current release as a version, and sends the notifications. */
export async function keepRelease(
  trx: Db,
  saved: OfficePressRelease,
  { officer, transition, news, last }: Keeping,
  now: Date,
): Promise<void> {
  await guardUnread(trx, saved);
  const isCorrection = news.some(({ kind }) => kind === 'corrected');
  await keepVersion(trx, saved, { by: officer.id, transition, last, isCorrection }, now);
  const noted = transition === null ? {} : { version: saved.version };
  for (const each of news) await spreadNews(trx, saved.id, { ...each, ...noted, actor: officer.id }, now);
}

/** Keeps the first version, and all changes of state, which are few. */
async function dropOldEdits(trx: Db, press_release_id: number): Promise<void> {
  const edits = trx
    .selectFrom('press_release_version')
    .where('press_release_id', '=', press_release_id)
    .where('is_transition', '=', 0);
  const newest = await edits
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .offset(EDITS_MAX - 1)
    .executeTakeFirst();
  if (newest === undefined) return;
  const first = edits.select((eb) => eb.fn.min('version').as('version'));
  await trx
    .deleteFrom('press_release_version')
    .where('press_release_id', '=', press_release_id)
    .where('is_transition', '=', 0)
    .where('version', '<', newest.version)
    .where('version', '>', first)
    .execute();
}

/** The company at that time determines access: versions of another company stay with that company. */
const versionsOf = (db: Db, id: number, scope: Scope) =>
  db
    .selectFrom('press_release_version as kept')
    .leftJoin('user_account as author', 'author.id', 'kept.user_account_id')
    .select([
      'kept.version',
      'kept.at',
      'kept.status',
      'kept.note',
      'kept.user_account_id',
      'kept.is_pending',
    ])
    .select(['author.first_name', 'author.last_name'])
    .where('kept.press_release_id', '=', id)
    .where((eb) => isWithin(eb.ref('kept.company_id'), scope));

type VersionRecord = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number];

const toRow = ({
  user_account_id,
  first_name,
  last_name,
  is_pending,
  ...row
}: VersionRecord): ReleaseVersionRow =>
  releaseVersionRowSchema.parse({
    ...row,
    is_pending: is_pending === 1,
    by: toPerson(user_account_id, first_name, last_name),
  });

/** Newest first. */
export async function listVersions(db: Db, id: number, scope: Scope): Promise<ReleaseVersionRow[]> {
  return (await versionsOf(db, id, scope).orderBy('kept.version', 'desc').execute()).map(toRow);
}

/** @throws 404 for a version that is not stored */
export async function getVersion(
  db: Db,
  { id, version }: { id: number; version: number },
  scope: Scope,
): Promise<ReleaseVersion> {
  const row = await versionsOf(db, id, scope)
    .select('kept.document')
    .where('kept.version', '=', version)
    .executeTakeFirstOrThrow(notFound);
  const document = releaseContentSchema.parse(JSON.parse(row.document));
  const sectors = await keepSectors(db, document.sectors);
  const event = await keepEvent(db, document.event ?? null);
  const boilerplates = await keepBoilerplates(db, document.boilerplates ?? null);
  const kept = { ...document, sectors, event, boilerplates };
  return releaseVersionSchema.parse({ ...toRow(row), document: kept });
}
