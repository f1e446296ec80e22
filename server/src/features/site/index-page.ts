import { SCREEN_TYPES } from '@press-room/contract/assets';
import { type Boot, findLead, HOME_PAGE_LENGTH, LEAD_PICTURE_SIZES } from '@press-room/contract/boot';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { ANONYMOUS } from '../../http/authentication.ts';
import { toValue } from '../../http/json-text.ts';
import { escapeMarkup } from '../../text/markup.ts';
import { findReleaseYears } from '../press-releases/base-set.ts';
import { releaseSource } from '../press-releases/listing.ts';
import { buildGround, fillHead, type SitePage } from './boot.ts';

/** The index page of a site in a language, carrying what Home shows to an anonymous reader. */
export async function buildIndexPage(context: AppContext, template: string, page: SitePage): Promise<string> {
  const ground = await buildGround(context, page);
  const home = await buildHome(context, ground);
  const lead = findLead(home.releases.data, page.language);
  const boot: Boot = { ...ground, home, answers: [] };
  return fillHead(template, boot, context.config.ACCREDITATION, preloadLead(lead));
}

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
