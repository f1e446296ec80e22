import { listOfficers } from '../../../core/account/rights/officers.ts';
import type { Db } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';

export const NOTICE_JOB = 'release-news';

const NEWS_KINDS = [
  'submitted',
  'returned',
  'recalled',
  'scheduled',
  'published',
  'withdrawn',
  'assigned',
  'commented',
  'corrected',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Minimum interval between mails about one release to one person; later events are in the next one. */
export const MAIL_PAUSE_MS = 15 * 60_000;
/** Events that often occur in sequence: they wait for further ones, and for the decision. */
const WAITING: readonly NewsKind[] = ['commented'];

export interface News {
  kind: NewsKind;
  /** Null: the system. */
  actor: number | null;
  /** Other recipients than the people concerned. */
  to?: readonly number[];
  comment_id?: number;
  /** Version of the release with the note. */
  version?: number;
}

/** Stores notices and schedules their delivery, in the transaction that causes them. */
export async function spreadNews(trx: Db, releaseId: number, news: News, now: Date): Promise<void> {
  const concerned = news.to ?? (await listConcerned(trx, releaseId, news.kind));
  for (const id of new Set(concerned)) {
    if (id === news.actor) continue;
    await trx
      .insertInto('press_release_notice')
      .values({
        press_release_id: releaseId,
        user_account_id: id,
        actor_id: news.actor,
        kind: news.kind,
        at: now.toISOString(),
        comment_id: news.comment_id ?? null,
        version: news.version ?? null,
        sent_at: null,
      })
      .execute();
    const waitMs = WAITING.includes(news.kind) ? MAIL_PAUSE_MS : 0;
    await enqueueNotices(trx, { release: releaseId, account: id }, { now, waitMs });
  }
}

export interface Pair {
  release: number;
  account: number;
}

/** Start of the unique keys of jobs for one release and person. */
export const toKeyPrefix = ({ release, account }: Pair): string => `${NOTICE_JOB}:${release}:${account}:`;

/** Not before the end of the pause since the last mail. */
export async function enqueueNotices(
  trx: Db,
  pair: Pair,
  { now, waitMs = 0 }: { now: Date; waitMs?: number },
): Promise<void> {
  const last = await findLastMail(trx, pair, now);
  const earliest = last === null ? 0 : Date.parse(last) + MAIL_PAUSE_MS;
  const at = new Date(Math.max(now.getTime() + waitMs, earliest));
  const payload = { release: pair.release, to: { account: pair.account } };
  const key = `${toKeyPrefix(pair)}${at.toISOString()}`;
  await enqueueJob(trx, NOTICE_JOB, payload, { now, at }, key);
}

/** Ignores a mail scheduled in the future by a clock that was ahead. */
export async function findLastMail(db: Db, { release, account }: Pair, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('press_release_notice')
    .select((eb) => eb.fn.max('sent_at').as('sent_at'))
    .where('press_release_id', '=', release)
    .where('user_account_id', '=', account)
    .where('sent_at', '<=', now.toISOString())
    .executeTakeFirst();
  return row?.sent_at ?? null;
}

/**
 * Creator, authors, assignee and reviewers; for a submitted release without an assignee, everybody with the right to
 * review.
 */
async function listConcerned(db: Db, releaseId: number, kind: NewsKind): Promise<number[]> {
  const release = await db
    .selectFrom('press_release')
    .select(['created_by', 'assignee_id'])
    .where('id', '=', releaseId)
    .executeTakeFirst();
  const writers = await db
    .selectFrom('press_release_text')
    .select('updated_by as id')
    .where('press_release_id', '=', releaseId)
    .union(
      db
        .selectFrom('press_release_comment')
        .select('user_account_id as id')
        .where('press_release_id', '=', releaseId),
    )
    .execute();
  const reviewers =
    kind === 'submitted' && release?.assignee_id === null
      ? await listOfficers(db, 'press_release.review')
      : [];
  const ids = [release?.created_by, release?.assignee_id, ...[...writers, ...reviewers].map(({ id }) => id)];
  return ids.filter((id) => id !== null && id !== undefined);
}
