import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import { type CheckedLink, isHost, listLinks, toReleaseId } from '../editor/links.ts';
import type { CheckedAddress } from './queries.ts';

/** Limit per release; further links are not checked. */
const OUTSIDE_LINKS_MAX = 50;
const URL_MAX_LENGTH = 2000;

/** An external link of a text, and the address for its check. */
export interface ExternalLink extends CheckedLink {
  url: string;
}

export function listExternalLinks({ text }: Pick<OfficePressRelease, 'text'>): ExternalLink[] {
  const links = LANGUAGES.flatMap((language) => listLinks(text, language)).flatMap((link) => {
    const isExternal = /^https?:/i.test(link.href) && toReleaseId(link.href) === null && isHost(link.href);
    const url = isExternal ? URL.parse(link.href) : null;
    if (url === null || url.href.length > URL_MAX_LENGTH) return [];
    // The fragment is never sent.
    url.hash = '';
    return [{ ...link, url: url.href }];
  });
  const asked = new Set([...new Set(links.map(({ url }) => url))].slice(0, OUTSIDE_LINKS_MAX));
  return links.filter(({ url }) => asked.has(url));
}

const HOUR_MS = 3_600_000;
/** Validity of a result; failed checks are repeated soon. */
const HOLDS_MS = { alive: 24 * HOUR_MS, dead: HOUR_MS, unknown: HOUR_MS } as const;

export const holds = ({ state, checked_at }: CheckedAddress, now: Date): boolean =>
  now.getTime() - Date.parse(checked_at) < HOLDS_MS[state];
