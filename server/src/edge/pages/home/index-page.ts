import { SCREEN_TYPES } from '@press-room/contract/assets';
import { type Boot, findLead, HOME_PAGE_LENGTH, LEAD_PICTURE_SIZES } from '@press-room/contract/boot';
import { OPEN_EVENTS_KEY } from '@press-room/contract/events';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { findReleaseYears } from '../../../content/press-releases/base-set.ts';
import { findPinnedLead } from '../../../content/press-releases/lead.ts';
import { releaseSource } from '../../../content/press-releases/listing.ts';
import type { AppContext } from '../../../core/context.ts';
import { ANONYMOUS } from '../../../platform/http/authentication.ts';
import { toValue } from '../../../platform/http/json-text.ts';
import { toRepresentation } from '../../../platform/http/representation.ts';
import { pageSecurityHeaders } from '../../../platform/http/security-headers.ts';
import { escapeMarkup } from '../../../platform/text/markup.ts';
import { listOpenEvents } from '../../events/queries.ts';
import { buildGround, fillHead, type SitePage } from '../../site/boot.ts';
import type { Ask } from '../ask.ts';
import { drawWhole } from '../draw-whole.ts';
import type { Drawing } from '../drawing.ts';
import { type Answer, fillTitle, listStyles, nameOfSite } from '../page.ts';
import { tellHome } from './home-head.ts';

interface Index {
  /** The built page. */
  template: string;
  /** Null in a build that draws no pages: without scripts there is nothing to read. */
  drawing: Pick<Drawing, 'draw'> | null;
  ask: Ask;
}

/**
 * The index page of a site in a language, carrying what Home shows to an anonymous reader: the app draws it, and who runs
 * no scripts reads Home as the server draws it.
 */
export async function buildIndexPage(
  context: AppContext,
  { template, drawing, ask }: Index,
  page: SitePage,
): Promise<Answer> {
  const { ACCREDITATION, MAP_TILES, PUBLIC_URL } = context.config;
  const { language } = page;
  const ground = await buildGround(context, page);
  const home = await buildHome(context, ground);
  const lead = findLead(home.releases, language);
  const siteName = nameOfSite(ground);
  const told = tellHome({ context, language, group: ground.group, siteName }, lead);
  const events = await listOpenEvents(context.database.reader, context.now());
  const boot: Boot = { ...ground, home, answers: [{ key: [OPEN_EVENTS_KEY], answer: events }] };
  const html = fillTitle(
    fillHead(template, boot, ACCREDITATION, [...preloadLead(lead), ...told.head]),
    told,
    siteName,
  );
  const drawn =
    drawing &&
    (await drawWhole(drawing, { page: { kind: 'home', language }, boot: { ...ground, home: null }, ask }));
  return {
    status: 200,
    path: '/',
    headers: pageSecurityHeaders(
      PUBLIC_URL.startsWith('https:'),
      MAP_TILES,
      drawn === null ? [] : listStyles(drawn.html),
    ),
    body: await toRepresentation(drawn === null ? html : fillNoscript(html, drawn.html)),
  };
}

const fillNoscript = (html: string, drawn: string): string =>
  html.replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${drawn}</noscript>`);

async function buildHome(
  context: AppContext,
  { group, language }: Pick<Boot, 'group' | 'language'>,
): Promise<NonNullable<Boot['home']>> {
  const now = context.now();
  const filter = { reader: ANONYMOUS, now, ...(group === null ? {} : { group: group.id }) };
  const source = releaseSource(context, filter, { language });
  const { count, read } = await source.open(null, context.database.reader);
  const years = await findReleaseYears(context, filter);
  return {
    releases: {
      draw: 1,
      recordsTotal: count,
      recordsFiltered: count,
      data: (await read({ offset: 0, limit: HOME_PAGE_LENGTH })).map(toValue),
      lead: await findPinnedLead(context, filter, language),
    },
    years: { draw: 1, recordsTotal: years.length, recordsFiltered: years.length, data: years },
  };
}

// The lead picture is the largest thing on the first screen; the browser may fetch it before the script runs. It takes
// one format only: the first, or where that is not made yet the next.
function preloadLead(lead: PressReleaseRow | undefined): string[] {
  const renditions = lead?.image?.renditions ?? [];
  const type = SCREEN_TYPES.find((each) => renditions.some(({ media_type }) => media_type === each));
  if (type === undefined) return [];
  const srcset = renditions
    .filter(({ media_type }) => media_type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
  return [
    `<link rel="preload" as="image" type="${type}" fetchpriority="high" imagesrcset="${escapeMarkup(srcset)}" imagesizes="${LEAD_PICTURE_SIZES}">`,
  ];
}
