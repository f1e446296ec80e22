import { SCREEN_TYPES } from '@press-room/contract/assets';
import {
  BOOT_ELEMENT_ID,
  type Boot,
  findLead,
  HOME_PAGE_LENGTH,
  LEAD_PICTURE_SIZES,
} from '@press-room/contract/boot';
import type { Language } from '@press-room/contract/languages';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { ANONYMOUS } from '../../http/authentication.ts';
import { toValue } from '../../http/json-text.ts';
import { escapeMarkup } from '../../text/markup.ts';
import { withLogos } from '../press-groups/logos.ts';
import { listPressGroupsByName } from '../press-groups/queries.ts';
import { findReleaseYears } from '../press-releases/base-set.ts';
import { releaseSource } from '../press-releases/listing.ts';
import { toPrivacyParties } from '../privacy/parties.ts';
import { manifestAddress } from './manifest.ts';
import { findSiteGroup } from './site.ts';

const PLACEHOLDER = '<!--boot-->';

/** The index page of a site in a language, carrying what Home shows to an anonymous reader. */
export async function buildIndexPage(
  context: AppContext,
  template: string,
  { site, language }: { site: string; language: Language },
): Promise<string> {
  const boot = await buildBoot(context, site, language);
  const head = [
    `<meta name="site-name" content="${escapeMarkup(boot.group?.name ?? '')}">`,
    `<link rel="manifest" href="${manifestAddress(language)}">`,
    `<meta name="accreditation" content="${context.config.ACCREDITATION}">`,
    ...preloadLead(findLead(boot.releases.data, language)),
    // `<` is the only character that could end the element.
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
  ];
  return template
    .replace(/<html lang="[a-z]*"/, () => `<html lang="${language}"`)
    .replace(PLACEHOLDER, () => head.join('\n    '));
}

async function buildBoot(context: AppContext, site: string, language: Language): Promise<Boot> {
  const { database, config, links } = context;
  const now = context.now();
  const groups = await withLogos(
    { db: database.db, links, now: () => now },
    await listPressGroupsByName(database.db),
  );
  const own = await findSiteGroup(database.db, config, site);
  const group = groups.find(({ id }) => id === own?.id) ?? null;
  const filter = { reader: ANONYMOUS, now, ...(group === null ? {} : { group: group.id }) };
  const source = releaseSource(context, filter, { language });
  const { count, read } = await source.open(null, database.reader);
  const years = await findReleaseYears(context, filter);
  return {
    language,
    group,
    groups,
    closed: [
      ...(config.REGISTRATION ? [] : (['registration'] as const)),
      ...(config.PASSWORD_RESET ? [] : (['password_reset'] as const)),
    ],
    releases: {
      draw: 1,
      recordsTotal: count,
      recordsFiltered: count,
      data: (await read({ offset: 0, limit: HOME_PAGE_LENGTH })).map(toValue),
    },
    years: { draw: 1, recordsTotal: years.length, recordsFiltered: years.length, data: years },
    privacy: toPrivacyParties(config),
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
