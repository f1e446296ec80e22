import type { Boot } from '@press-room/contract/boot';
import { BOOT_ELEMENT_ID } from '@press-room/contract/boot';
import type { Language } from '@press-room/contract/languages';
import { withLogos } from '../../content/press-groups/logos.ts';
import type { AppContext } from '../../core/context.ts';
import { listPressGroupsByName } from '../../core/sites/press-groups.ts';
import { findSiteGroup } from '../../core/sites/site.ts';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { linkFeeds } from '../feeds/links.ts';
import { toPrivacyParties } from '../privacy/parties.ts';
import { manifestAddress } from './manifest.ts';

/** A host, and the language of its page. */
export interface SitePage {
  site: string;
  language: Language;
}

/** Data embedded in every page of a site, for all screens. */
export async function buildGround(
  { database, config, links, now }: AppContext,
  { site, language }: SitePage,
): Promise<Omit<Boot, 'answers'>> {
  const instant = now();
  const groups = await withLogos(
    { db: database.db, links, now: () => instant },
    await listPressGroupsByName(database.db),
  );
  const own = await findSiteGroup(database.db, config, site);
  return {
    language,
    group: groups.find(({ id }) => id === own?.id) ?? null,
    groups,
    closed: [
      ...(config.REGISTRATION ? [] : (['registration'] as const)),
      ...(config.PASSWORD_RESET ? [] : (['password_reset'] as const)),
      ...(config.EMBEDDING === null ? (['embedding'] as const) : []),
    ],
    privacy: toPrivacyParties(config),
  };
}

const PLACEHOLDER = '<!--boot-->';
const ROOT = '<div id="root">';

/** Adds the head to the built page in a language; `more`: further elements of the head; `banner`: above the content. */
export function fillHead(
  template: string,
  boot: Boot,
  accreditation: string,
  { more, banner }: { more: readonly string[]; banner: string },
): string {
  const head = [
    `<meta name="site-name" content="${escapeMarkup(boot.group?.name ?? '')}">`,
    `<link rel="manifest" href="${manifestAddress(boot.language)}">`,
    `<meta name="accreditation" content="${accreditation}">`,
    // Most programs use the first feed: that of the page's content.
    ...more,
    ...linkFeeds(boot.language, boot.group?.name ?? ''),
    toDataElement('application/json', boot, BOOT_ELEMENT_ID),
  ];
  return template
    .replace(/<html lang="[a-z]*"/, () => `<html lang="${boot.language}"`)
    .replace(PLACEHOLDER, () => head.join('\n    '))
    .replace(ROOT, () => `${banner}\n    ${ROOT}`);
}

/** Data for scripts and programs, which is not executed. `<` is the only character that could end the element. */
export const toDataElement = (type: string, value: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
