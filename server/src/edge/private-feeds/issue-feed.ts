import type { Language } from '@press-room/contract/languages';
import type { Magazine, MagazineKind } from '@press-room/contract/magazines';
import { listMagazineRows } from '../../content/magazines/presentation.ts';
import { listIssueInstants, listMagazineIds } from '../../content/magazines/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { toTagUri } from '../../core/sites/addresses.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import { localeOf, toCountryName } from '../../platform/text/bilingual.ts';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { toText } from '../../platform/text/messages.ts';
import type { Feed, FeedEntry } from '../feeds/feed.ts';
import { FEED_LENGTH, findLast } from '../feeds/release-feed.ts';
import { findShown } from '../syndication/public-releases.ts';

interface IssueFeed {
  reader: ReaderClass;
  kind: MagazineKind;
  language: Language;
}

/** Newest issues of a kind, each with its document. Addresses of files are placeholders. */
export async function buildIssueFeed(
  context: AppContext,
  { reader, kind, language }: IssueFeed,
): Promise<Feed> {
  const { config, database, now } = context;
  const filter = { reader, now: now(), kind };
  const ids = await listMagazineIds(database.db, filter, null, { offset: 0, limit: FEED_LENGTH });
  const issues = await listMagazineRows(context, reader, language, ids);
  const appeared = await listIssueInstants(database.db, filter, ids);
  const author = toText({ key: 'manifest_name' }, language);
  const home = `${config.PUBLIC_URL}/#/${kind}-magazine`;
  const entries = issues.map((issue) =>
    toEntry(issue, { home, author, language, config, published: appeared.get(issue.id) ?? '' }),
  );
  return {
    id: toTagUri(config, `feed:${kind}-magazine:${language}`),
    title: toText({ key: `feed_${kind}_magazine` }, language),
    description: toText({ key: 'manifest_description' }, language),
    language,
    home,
    self: null,
    hub: null,
    author,
    updated: findLast(entries.map(({ updated }) => updated)),
    origin: config.PUBLIC_URL,
    entries,
    releases: [],
    withdrawals: [],
  };
}

interface Around {
  home: string;
  author: string;
  language: Language;
  config: AppContext['config'];
  published: string;
}

function toEntry(issue: Magazine, { home, author, language, config, published }: Around): FeedEntry {
  const { id, issue_number, year, month, territory, pages, cover, document } = issue;
  const origin = config.PUBLIC_URL;
  const shown = cover === null ? null : findShown(cover);
  const summary = [
    ...(issue_number === ''
      ? []
      : [toText({ key: 'feed_issue', parameters: { number: issue_number } }, language)]),
    toMonth(year, month, language),
    ...(territory === null ? [] : [toCountryName(territory, language)]),
    toText({ key: 'feed_pages', parameters: { n: pages } }, language),
  ].join(' · ');
  const picture =
    shown === null
      ? ''
      : `<p><img src="${escapeMarkup(origin + shown.url)}" alt="" width="${shown.width}" height="${shown.height}"></p>`;
  return {
    id: toTagUri(config, `magazine:${id}:${issue.language}`),
    url: `${home}?read=${id}`,
    language: issue.language,
    title: issue.title,
    summary,
    html: `${picture}<p>${escapeMarkup(summary)}</p>`,
    author,
    topics: [],
    published,
    updated: published,
    image: shown === null ? null : origin + shown.url,
    enclosures: [
      {
        url: origin + document.url,
        media_type: document.media_type,
        bytes: document.bytes,
        title: document.name,
      },
    ],
  };
}

const toMonth = (year: number, month: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );
