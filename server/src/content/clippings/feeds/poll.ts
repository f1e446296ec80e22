import { createHash } from 'node:crypto';
import type { FeedError } from '@press-room/contract/clipping-feeds';
import type { Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ClippingFeedTable } from '../../../platform/db/proposal-tables.ts';
import { RunAgain } from '../../../platform/jobs/queue.ts';
import type { ConnectionRules } from '../../../platform/outbound/connect.ts';
import { listOutletSites, type OutletSite, pickOutlet } from '../page/queries.ts';
import type { SubjectIndex } from '../proposals/match.ts';
import { addProposal, lookInto } from '../proposals/propose.ts';
import { loadSubjects } from '../proposals/subjects.ts';
import { toUrlKey } from '../url-key.ts';
import { type FeedAnswer, fetchFeed, toFeedRules } from './fetch-feed.ts';
import { type FeedEntry, toDay } from './read-feed.ts';

type PollContext = Pick<AppContext, 'config' | 'database' | 'now'>;
type Feed = Selectable<ClippingFeedTable>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Interval between two reads of a feed. */
const PAUSE_MS = 30 * MINUTE_MS;
const PAUSE_MAX_MS = DAY_MS;
/** Interval between two requests to one host. */
const HOST_PAUSE_MS = 5000;
/** Maximum duration of a run, so that other jobs of the worker are not delayed. */
const RUN_MS = 15_000;
const FEEDS_AT_ONCE = 4;
const DUE_MAX = 100;
/** Older entries are not proposed. */
const FRESH_DAYS = 7;
const PROPOSALS_PER_READING = 50;
const WAITING_MAX = 200;
const SEEN_MAX = 1000;

/** Loaded once per run. */
interface Known {
  subjects: SubjectIndex;
  sites: readonly OutletSite[];
}

const loadKnown = async (db: Db, now: Date): Promise<Known> => ({
  subjects: await loadSubjects(db, now),
  sites: await listOutletSites(db),
});

/** Reads the due feeds: several hosts in parallel, with an interval between requests to each host. */
export async function readFeeds(
  context: PollContext,
  { signal, stopping }: { signal: AbortSignal; stopping: AbortSignal },
  rules: ConnectionRules = toFeedRules(context.config),
): Promise<RunAgain | undefined> {
  const { config, database, now } = context;
  if (!config.LINK_CHECKS) return undefined;
  const end = performance.now() + RUN_MS;
  let known: Promise<Known> | null = null;
  const getKnown = (): Promise<Known> => {
    known ??= loadKnown(database.db, now());
    return known;
  };
  while (!(signal.aborted || stopping.aborted) && performance.now() < end) {
    const feeds = await listDue(database.db, now());
    if (feeds.length === 0) break;
    await Promise.all(
      feeds.map(async (feed) => {
        await spaceHost(database.db, feed, now());
        const answer = await fetchFeed(feed.url, feed, { rules, signal, now: now() });
        await takeIn(context, feed, answer, getKnown);
      }),
    );
  }
  return new RunAgain(await findNext(database.db, now()));
}

/** One feed per host. */
async function listDue(db: Db, now: Date): Promise<Feed[]> {
  const due = await db
    .selectFrom('clipping_feed')
    .selectAll()
    .where('is_active', '=', 1)
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .orderBy('id')
    .limit(DUE_MAX)
    .execute();
  return [...new Map(due.toReversed().map((feed) => [feed.host, feed])).values()]
    .toReversed()
    .slice(0, FEEDS_AT_ONCE);
}

/** Delays the other feeds of a host. */
async function spaceHost(db: Db, { id, host }: Feed, now: Date): Promise<void> {
  const next_at = new Date(now.getTime() + HOST_PAUSE_MS).toISOString();
  await db
    .updateTable('clipping_feed')
    .set({ next_at })
    .where('host', '=', host)
    .where('next_at', '<', next_at)
    .where('id', '<>', id)
    .execute();
}

/** When the next feed is due, at most one minute from now, because another one may be added. */
async function findNext(db: Db, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('clipping_feed')
    .select('next_at')
    .where('is_active', '=', 1)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  const latest = now.getTime() + MINUTE_MS;
  const next = row === undefined ? latest : Date.parse(row.next_at);
  return new Date(Math.min(latest, Math.max(next, now.getTime() + 1000)));
}

async function takeIn(
  { database, now }: PollContext,
  feed: Feed,
  answer: FeedAnswer,
  getKnown: () => Promise<Known>,
): Promise<void> {
  const at = now();
  const isRead = answer.kind === 'read';
  const known = isRead && answer.entries.length > 0 ? await getKnown() : null;
  await database.db.transaction().execute(async (trx) => {
    // An officer may have changed its address meanwhile, or deleted it.
    const current = await trx
      .selectFrom('clipping_feed')
      .selectAll()
      .where('id', '=', feed.id)
      .where('url', '=', feed.url)
      .executeTakeFirst();
    if (current === undefined) return;
    const changes =
      answer.kind === 'failed'
        ? toFailure(current, answer, at)
        : {
            ...toSuccess(at),
            ...(isRead && (await proposeEntries(trx, { feed: current, answer, known, now: at }))),
          };
    await trx
      .updateTable('clipping_feed')
      .set({ ...changes, read_at: at.toISOString() })
      .where('id', '=', feed.id)
      .execute();
  });
}

const toSuccess = (now: Date): Updateable<ClippingFeedTable> => ({
  error: null,
  failures: 0,
  next_at: new Date(now.getTime() + PAUSE_MS).toISOString(),
});

/**
 * Doubles the pause after each failure, with the pause that the server requests as minimum. A feed that is gone is not
 * read again.
 */
function toFailure(
  { failures, version }: Feed,
  { error, pauseMs }: { error: FeedError; pauseMs: number | null },
  now: Date,
): Updateable<ClippingFeedTable> {
  const pause = Math.min(Math.max(PAUSE_MS * 2 ** Math.min(failures, 10), pauseMs ?? 0), PAUSE_MAX_MS);
  return {
    error,
    failures: failures + 1,
    next_at: new Date(now.getTime() + pause).toISOString(),
    ...(error === 'gone' && { is_active: 0, version: version + 1, updated_at: now.toISOString() }),
  };
}

const toDigest = ({ url }: FeedEntry): string =>
  createHash('sha256').update(toUrlKey(url)).digest('base64url').slice(0, 11);

interface Reading {
  feed: Feed;
  answer: Extract<FeedAnswer, { kind: 'read' }>;
  known: Known | null;
  now: Date;
}

/** Proposes new entries that mention one of our subjects. */
async function proposeEntries(
  trx: Db,
  { feed, answer, known, now }: Reading,
): Promise<Updateable<ClippingFeedTable>> {
  const waiting = await countRows(
    trx.selectFrom('clipping_proposal').where('feed_id', '=', feed.id).where('state', '=', 'waiting'),
  );
  const room = Math.min(PROPOSALS_PER_READING, WAITING_MAX - waiting);
  const before = new Set(z.array(z.string()).catch([]).parse(JSON.parse(feed.seen)));
  const seen = new Set<string>();
  let added = 0;
  for (const entry of answer.entries) {
    const digest = toDigest(entry);
    if (!(before.has(digest) || seen.has(digest)) && known !== null && isFresh(entry, feed, now)) {
      const { published_at, ...article } = entry;
      const found = lookInto(
        { ...article, published_on: toDay(published_at), language: article.language || feed.language },
        known.subjects,
      );
      if (found.matches.length > 0) {
        // The rest is processed at the next read.
        if (added >= room) continue;
        if (await addEntry(trx, { feed, found, sites: known.sites, now })) added += 1;
      }
    }
    seen.add(digest);
  }
  const isFull = added >= room;
  return {
    // An "unchanged" answer would hide the rest.
    etag: isFull ? '' : answer.etag,
    last_modified: isFull ? '' : answer.last_modified,
    first_read_at: feed.first_read_at ?? now.toISOString(),
    seen: JSON.stringify([...seen, ...[...before].filter((digest) => !seen.has(digest))].slice(0, SEEN_MAX)),
    ...(WAITING_MAX - waiting - added <= 0 && { error: 'too_many_waiting' satisfies FeedError }),
  };
}

/** An entry without a date counts as new, except at the first read. */
function isFresh({ published_at }: FeedEntry, { first_read_at }: Feed, now: Date): boolean {
  if (published_at === null) return first_read_at !== null;
  return now.getTime() - published_at.getTime() <= FRESH_DAYS * DAY_MS;
}

async function addEntry(
  trx: Db,
  {
    feed,
    found,
    sites,
    now,
  }: { feed: Feed; found: ReturnType<typeof lookInto>; sites: Known['sites']; now: Date },
): Promise<boolean> {
  const outlet = feed.outlet_id === null ? pickOutlet(sites, new URL(found.url).host) : null;
  const origin = {
    source: 'feed',
    feed_id: feed.id,
    sender_id: null,
    press_group_id: feed.press_group_id,
    outlet_id: feed.outlet_id ?? outlet?.id ?? null,
    file: null,
  } as const;
  return (await addProposal(trx, found, origin, now)) !== null;
}
