import { LANGUAGES, type Language } from '@press-room/contract/languages';
import {
  appointmentPage,
  archivePage,
  companyPage,
  contactPage,
  eventPage,
  homePage,
  releasesPage,
  sectorPage,
} from '@press-room/contract/pages';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { listVisibleAppointments } from '../../content/appointments/reading.ts';
import { findReleaseYears, listBaseSetIds } from '../../content/press-releases/base-set.ts';
import { listReleaseRows } from '../../content/press-releases/presentation.ts';
import type { AppContext } from '../../core/context.ts';
import { toReleaseUrl } from '../../core/sites/addresses.ts';
import { findHouse } from '../../core/sites/site.ts';
import { ANONYMOUS } from '../../platform/http/authentication.ts';
import { toValue } from '../../platform/http/json-text.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';
import { toSlug } from '../../platform/text/file-names.ts';
import { element, toXmlDocument, type Xml } from '../../platform/text/xml.ts';
import { inEachLanguage } from '../pages/telling.ts';
import { findShown } from '../syndication/public-releases.ts';
import { listReleaseMarks } from '../syndication/queries.ts';
import { listReadCompanies, listReadEvents, listReadSectors } from './queries.ts';

export const SITEMAP_PATH = '/sitemap.xml';
export const NEWS_SITEMAP_PATH = '/sitemaps/news.xml';
export const PAGES_SITEMAP_PATH = '/sitemaps/pages.xml';
export const yearSitemapPath = (year: number | string, part: number | string): string =>
  `/sitemaps/releases-${year}-${part}.xml`;

/** Releases per file, each with one address per language: far below the limit of 50,000, and fast to read. */
const SITEMAP_RELEASES = 1000;
/** Search engines' limits for news: age in hours, and number. */
const NEWS_HOURS = 48;
const NEWS_MAX = 500;

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NAMESPACES = { xmlns: SITEMAP, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
const IMAGES = { 'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1' };
const NEWS = { 'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' };

/** Files of all public content, in parts of each year, so that a new release changes only one. */
export async function writeSitemapIndex(context: AppContext): Promise<string> {
  const years = await findReleaseYears(context, { reader: ANONYMOUS, now: context.now() });
  const parts = years.flatMap(({ year, count }) =>
    Array.from({ length: Math.ceil(count / SITEMAP_RELEASES) }, (_, at) => yearSitemapPath(year, at + 1)),
  );
  const files = [NEWS_SITEMAP_PATH, PAGES_SITEMAP_PATH, ...parts].map((path) =>
    element('sitemap', {}, element('loc', {}, context.config.PUBLIC_URL + path)),
  );
  return toXmlDocument(element('sitemapindex', { xmlns: SITEMAP }, files));
}

/** Null: the year has no such part. */
export async function writeYearSitemap(
  context: AppContext,
  { year, part }: { year: number; part: number },
): Promise<string | null> {
  const filter = { reader: ANONYMOUS, now: context.now(), year };
  const window = { offset: (part - 1) * SITEMAP_RELEASES, limit: SITEMAP_RELEASES };
  const texts = await listTexts(context, await listBaseSetIds(context, filter, window));
  if (texts.length === 0) return null;
  return toXmlDocument(
    element(
      'urlset',
      { ...NAMESPACES, ...IMAGES },
      texts.flatMap((each) => writeAddresses(context, each)),
    ),
  );
}

/** Published texts of one release. */
type Texts = readonly PressReleaseRow[];

async function listTexts(context: AppContext, ids: readonly number[]): Promise<Texts[]> {
  const rows = await Promise.all(
    LANGUAGES.map(async (language) => {
      const found = (await listReleaseRows(context, ANONYMOUS, language, ids)).map(toValue);
      // A fallback text is listed under its own language.
      return new Map(found.filter((row) => row.language === language).map((row) => [row.id, row]));
    }),
  );
  return ids
    .map((id) => rows.flatMap((ofLanguage) => ofLanguage.get(id) ?? []))
    .filter((texts) => texts.length > 0);
}

function writeAddresses({ config }: AppContext, texts: Texts): Xml[] {
  const alternate = (hreflang: string, row: PressReleaseRow): Xml =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: toReleaseUrl(config, row) });
  const [first] = texts;
  const isPair = texts.length > 1 && first !== undefined;
  const alternates = isPair
    ? [...texts.map((row) => alternate(row.language, row)), alternate('x-default', first)]
    : [];
  return texts.map((row) => {
    const shown = row.image === null ? null : findShown(row.image);
    return element(
      'url',
      {},
      element('loc', {}, toReleaseUrl(config, row)),
      element('lastmod', {}, row.corrected_at ?? row.date),
      alternates,
      shown === null
        ? null
        : element('image:image', {}, element('image:loc', {}, config.PUBLIC_URL + shown.url)),
    );
  });
}

/** Pages other than releases: archives, contact, appointments, and companies, sectors and events with content. */
export async function writePagesSitemap(context: AppContext): Promise<string> {
  const filter = { reader: ANONYMOUS, now: context.now() };
  // Archives have the releases of the press group of the address.
  const group = (await findHouse(context.database.db, context.config))?.id;
  const years = await findReleaseYears(context, { ...filter, group });
  const companies = await listReadCompanies(context.database.db, filter);
  const events = await listReadEvents(context.database.db, filter);
  const appointments = await listVisibleAppointments(context.database.db, filter);
  const sectors = await listReadSectors(context.database.db, filter);
  const pages: ((language: Language) => string)[] = [
    homePage,
    releasesPage,
    contactPage,
    ...years.map(
      ({ year }) =>
        (language: Language) =>
          archivePage(language, year),
    ),
    ...companies.map(
      ({ id, name }) =>
        (language: Language) =>
          companyPage(language, { id, slug: toSlug(name) }),
    ),
    ...sectors.map(
      ({ id, ...slug }) =>
        (language: Language) =>
          sectorPage(language, { id, slug: slug[language] }),
    ),
    ...events.map(
      ({ id, ...name }) =>
        (language: Language) =>
          eventPage(language, { id, slug: toSlug(wordsIn(name, language)) }),
    ),
    ...appointments.map(
      ({ id, title }) =>
        (language: Language) =>
          appointmentPage(language, { id, slug: toSlug(wordsIn(title, language)) }),
    ),
  ];
  const addresses = pages.flatMap((pathIn) => {
    const urls = Object.entries(inEachLanguage(context.config.PUBLIC_URL, pathIn));
    const alternates = [...urls, ['x-default', urls[0]?.[1] ?? ''] as const].map(([hreflang, href]) =>
      element('xhtml:link', { rel: 'alternate', hreflang, href }),
    );
    return urls.map(([, url]) => element('url', {}, element('loc', {}, url), alternates));
  });
  return toXmlDocument(element('urlset', NAMESPACES, addresses));
}

/** Releases of the last two days. */
export async function writeNewsSitemap(context: AppContext): Promise<string> {
  const now = context.now();
  const since = new Date(now.getTime() - NEWS_HOURS * 3_600_000).toISOString();
  const newest = await listBaseSetIds(context, { reader: ANONYMOUS, now }, { offset: 0, limit: NEWS_MAX });
  const marks = await listReleaseMarks(context.database.db, newest);
  const ids = newest.filter((id) => (marks.get(id)?.published ?? '') >= since);
  const texts = await listTexts(context, ids);
  const addresses = texts
    .flat()
    .map((row) =>
      element(
        'url',
        {},
        element('loc', {}, toReleaseUrl(context.config, row)),
        element(
          'news:news',
          {},
          element(
            'news:publication',
            {},
            element('news:name', {}, row.group.name),
            element('news:language', {}, row.language),
          ),
          element('news:publication_date', {}, marks.get(row.id)?.published ?? row.date),
          element('news:title', {}, row.title),
        ),
      ),
    );
  return toXmlDocument(element('urlset', { xmlns: SITEMAP, ...NEWS }, addresses));
}
