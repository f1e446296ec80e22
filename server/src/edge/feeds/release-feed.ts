import { type FeedChoice, toFeedQuery } from '@press-room/contract/feeds';
import type { Language } from '@press-room/contract/languages';
import { archivePage, companyPage, eventPage, releasesPage, sectorPage } from '@press-room/contract/pages';
import type { Sector } from '@press-room/contract/sectors';
import { listBaseSetIds } from '../../content/press-releases/base-set.ts';
import { listReleaseIds, type ReleaseFilter } from '../../content/press-releases/queries.ts';
import { searchReleaseIds } from '../../content/press-releases/search/search.ts';
import { findCompanyName } from '../../core/companies/names.ts';
import type { AppContext } from '../../core/context.ts';
import { findEventName } from '../../core/events/event.ts';
import { findSector } from '../../core/sectors/sectors.ts';
import { toTagUri } from '../../core/sites/addresses.ts';
import { findPressGroup } from '../../core/sites/press-groups.ts';
import type { Config } from '../../platform/config/config.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import { toMonthName } from '../../platform/text/bilingual.ts';
import { toText } from '../../platform/text/messages.ts';
import { listReleasesFor } from '../syndication/public-releases.ts';
import { listWithdrawals, type Withdrawal } from '../syndication/queries.ts';
import { toEntry } from './entries.ts';
import type { Feed } from './feed.ts';

/** Number of entries in a feed. */
export const FEED_LENGTH = 20;

interface ReleaseFeed {
  reader: ReaderClass;
  language: Language;
  choice: FeedChoice;
  /** Its own path without query; null: secret. */
  path: string | null;
}

/**
 * Newest releases of a filter for the reader. Addresses of press-only files are placeholders.
 * @throws 404 for a group, company or event that does not exist
 */
export async function buildReleaseFeed(context: AppContext, sent: ReleaseFeed): Promise<Feed> {
  const { reader, language, path } = sent;
  const { config, database } = context;
  const { sector: word } = sent.choice;
  const sector = word === undefined ? null : await findSector(database.db, word);
  // One feed for all names of the sector.
  const choice = sector === null ? sent.choice : { ...sent.choice, sector: sector.slug[language] };
  const asked = { ...sent, choice };
  const releases = await listReleasesFor(context, reader, language, await listChosenIds(context, asked));
  const entries = releases.map((each) => toEntry(config, each));
  const withdrawals = await listRecentWithdrawals(context, asked);
  const names = await findNames(context, choice, language);
  const query = toFeedQuery(choice);
  return {
    id: toTagUri(config, `feed:press-releases:${language}:${query}`),
    title: toTitle(names, { ...choice, sector: sector?.name[language] ?? word }, language),
    description: toText({ key: 'manifest_description' }, language),
    language,
    origin: config.PUBLIC_URL,
    home: config.PUBLIC_URL + toHome(language, choice, sector),
    self: path === null ? null : `${config.PUBLIC_URL}${path}${query}`,
    // A hub would disclose the secret address.
    hub: path === null ? null : hubOf(config, choice),
    author: names[0] ?? toText({ key: 'manifest_name' }, language),
    updated: findLast([
      ...entries.map((each) => each.updated),
      ...withdrawals.map((each) => each.withdrawn_at),
    ]),
    entries,
    releases,
    withdrawals,
  };
}

/** Days for which withdrawals are listed, for programs that read daily and missed a day. */
const WITHDRAWAL_DAYS = 7;
const DAY_MS = 86_400_000;

/** Withdrawn releases are not in the search index, so feeds of a search list no withdrawals. */
async function listRecentWithdrawals(
  { database, now }: AppContext,
  { reader, language, choice: { q, ...chosen } }: ReleaseFeed,
): Promise<Withdrawal[]> {
  if (q !== undefined) return [];
  const filter = {
    ...chosen,
    reader,
    since: new Date(now().getTime() - WITHDRAWAL_DAYS * DAY_MS),
  };
  return listWithdrawals(database.db, filter, { language, limit: FEED_LENGTH });
}

/** For a feed without entries: the year of the tag URIs, because programs reject earlier dates. */
const NEVER = '2026-01-01T00:00:00.000Z';

/** Hub that is notified of this feed; feeds with other filters have none. */
export function hubOf({ WEBSUB_HUB }: Pick<Config, 'WEBSUB_HUB'>, choice: FeedChoice): string | null {
  const { group, company, ...filters } = choice;
  const isPlain = Object.values(filters).every((value) => value === undefined);
  return isPlain && (group === undefined || company === undefined) ? (WEBSUB_HUB ?? null) : null;
}

export const findLast = (instants: readonly string[]): string => instants.toSorted().at(-1) ?? NEVER;

function toHome(
  language: Language,
  { event, company, year, month }: FeedChoice,
  sector: Sector | null,
): string {
  if (event !== undefined) return eventPage(language, { id: event, slug: '' });
  if (sector !== null) return sectorPage(language, { id: sector.id, slug: sector.slug[language] });
  if (company !== undefined) return companyPage(language, { id: company, slug: '' });
  return year === undefined || year < 1000 || year > 9999
    ? releasesPage(language)
    : archivePage(language, year, month);
}

async function listChosenIds(
  context: AppContext,
  { reader, choice: { q, ...chosen } }: ReleaseFeed,
): Promise<readonly number[]> {
  const { database, now } = context;
  const filter: ReleaseFilter = { ...chosen, reader, now: now() };
  const window = { offset: 0, limit: FEED_LENGTH };
  const ids = q === undefined ? undefined : await searchReleaseIds(context, filter, q);
  if (ids === undefined) return listBaseSetIds(context, filter, window);
  // Hits are sorted by rank; feed readers expect the newest first.
  return ids.length === 0 ? [] : listReleaseIds(database.reader, { ...filter, ids }, null, window);
}

async function findNames(
  { database }: AppContext,
  { group, company, event }: FeedChoice,
  language: Language,
): Promise<string[]> {
  const found = await Promise.all([
    company === undefined ? undefined : findCompanyName(database.db, company),
    group === undefined ? undefined : findPressGroup(database.db, group),
    event === undefined ? undefined : findEventName(database.db, event, language),
  ]);
  if (found.includes(null)) throw notFound();
  return found.flatMap((each) => (each == null ? [] : [each.name]));
}

const toTitle = (
  names: readonly string[],
  { sector, year, month, language, q }: FeedChoice,
  own: Language,
): string =>
  [
    ...names,
    toText({ key: 'manifest_releases' }, own),
    sector,
    toMonthName({ year, month }, own),
    language,
    q === undefined ? undefined : `“${q}”`,
  ]
    .filter(Boolean)
    .join(' · ');
