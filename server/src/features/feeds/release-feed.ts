import type { Language } from '@press-room/contract/languages';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { archivePage, releasesPage } from '@press-room/contract/pages';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { ANONYMOUS } from '../../http/authentication.ts';
import { readSearchText } from '../../http/query.ts';
import { toText } from '../../text/messages.ts';
import { findCompanyName } from '../companies/queries.ts';
import { findPressGroup } from '../press-groups/queries.ts';
import { listBaseSetIds } from '../press-releases/base-set.ts';
import { readReleaseFilter } from '../press-releases/listing.ts';
import { listReleaseIds, type ReleaseFilter } from '../press-releases/queries.ts';
import { searchReleaseIds } from '../press-releases/search.ts';
import { findSiteGroup, siteOf } from '../site/site.ts';
import { toTagUri } from '../wire/addresses.ts';
import { listPublicReleases } from '../wire/public-releases.ts';
import { listWithdrawals, type Withdrawal } from '../wire/queries.ts';
import { toEntry } from './entries.ts';
import type { Feed } from './feed.ts';

/** Entries of a feed. */
export const FEED_LENGTH = 20;

/** What a feed is of: filters as the list of releases takes them. */
export interface FeedChoice {
  group?: number | undefined;
  company?: number | undefined;
  year?: number | undefined;
  month?: number | undefined;
  /** Only what is published in it. */
  language?: Language | undefined;
  q?: string | undefined;
}

/** The same choice is the same text, however it was written; with its question mark, empty for all there is. */
export function toFeedQuery({ group, company, year, month, language, q }: FeedChoice): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ group, company, year, month, language, q })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/**
 * What an address asks for. The group is that of the site unless the address names one, or a company.
 * @throws 400 as the list of releases
 */
export async function readFeedChoice(context: AppContext, request: FastifyRequest): Promise<FeedChoice> {
  const { reader: _, now: __, ...asked } = readReleaseFilter(request, context.now());
  const { database, config } = context;
  const isOfSite = asked.group === undefined && asked.company === undefined;
  const site = isOfSite ? await siteOf(context, request.hostname) : null;
  const own = site === null ? null : await findSiteGroup(database.db, config, site);
  const text = readSearchText(request)?.slice(0, SEARCH_QUERY_MAX_LENGTH);
  return { ...asked, group: asked.group ?? own?.id, ...(text === undefined ? {} : { q: text }) };
}

/** The newest releases of a choice as everybody sees them. @throws 404 for a group or company that is not there */
export async function buildReleaseFeed(
  context: AppContext,
  { language, choice, path }: { language: Language; choice: FeedChoice; path: string },
): Promise<Feed> {
  const { config } = context;
  const releases = await listPublicReleases(context, language, await listChosenIds(context, choice));
  const entries = releases.map((each) => toEntry(config, each));
  const withdrawals = await listRecentWithdrawals(context, language, choice);
  const names = await findNames(context, choice);
  const query = toFeedQuery(choice);
  const { year, month } = choice;
  const page = year === undefined || year < 1000 || year > 9999 ? releasesPage(language) : null;
  return {
    id: toTagUri(config, `feed:press-releases:${language}:${query}`),
    title: toTitle(names, choice, language),
    description: toText({ key: 'manifest_description' }, language),
    language,
    origin: config.PUBLIC_URL,
    home: config.PUBLIC_URL + (page ?? archivePage(language, year ?? 0, month)),
    self: `${config.PUBLIC_URL}${path}${query}`,
    hub: hubOf(config, choice),
    author: names[0] ?? toText({ key: 'manifest_name' }, language),
    updated:
      [...entries.map((each) => each.updated), ...withdrawals.map((each) => each.withdrawn_at)]
        .toSorted()
        .at(-1) ?? NEVER,
    entries,
    releases,
    withdrawals,
  };
}

/** So long a list tells what was taken back, to programs that ask once a day and missed one. */
const WITHDRAWAL_DAYS = 7;
const DAY_MS = 86_400_000;

/** Words of what was withdrawn are not searched any more: a search tells of no withdrawal. */
async function listRecentWithdrawals(
  { database, now }: AppContext,
  language: Language,
  { q, ...chosen }: FeedChoice,
): Promise<Withdrawal[]> {
  if (q !== undefined) return [];
  const filter = {
    ...chosen,
    reader: ANONYMOUS,
    since: new Date(now().getTime() - WITHDRAWAL_DAYS * DAY_MS),
  };
  return listWithdrawals(database.db, filter, { language, limit: FEED_LENGTH });
}

/** Of a feed without entries. */
const NEVER = new Date(0).toISOString();

/** The hub that is told of this feed; of a feed with other filters it is not. */
export function hubOf({ WEBSUB_HUB }: Pick<Config, 'WEBSUB_HUB'>, choice: FeedChoice): string | null {
  const { group, company, ...filters } = choice;
  const isPlain = Object.values(filters).every((value) => value === undefined);
  return isPlain && (group === undefined || company === undefined) ? (WEBSUB_HUB ?? null) : null;
}

async function listChosenIds(context: AppContext, { q, ...chosen }: FeedChoice): Promise<readonly number[]> {
  const filter: ReleaseFilter = { ...chosen, reader: ANONYMOUS, now: context.now() };
  const window = { offset: 0, limit: FEED_LENGTH };
  if (q === undefined) return listBaseSetIds(context, filter, window);
  const ids = await searchReleaseIds(context, filter, q);
  // Hits come best first; who follows a search waits for the newest.
  return ids.length === 0 ? [] : listReleaseIds(context.database.reader, { ...filter, ids }, null, window);
}

async function findNames({ database }: AppContext, { group, company }: FeedChoice): Promise<string[]> {
  const found = await Promise.all([
    company === undefined ? undefined : findCompanyName(database.db, company),
    group === undefined ? undefined : findPressGroup(database.db, group),
  ]);
  if (found.includes(null)) throw notFound();
  return found.flatMap((each) => (each == null ? [] : [each.name]));
}

const toTitle = (names: readonly string[], { year, month, language, q }: FeedChoice, own: Language): string =>
  [
    ...names,
    toText({ key: 'manifest_releases' }, own),
    month === undefined ? year : `${year ?? ''}-${String(month).padStart(2, '0')}`,
    language,
    q === undefined ? undefined : `“${q}”`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
