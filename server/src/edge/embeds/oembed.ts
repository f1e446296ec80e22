import { toFrameCode } from '@press-room/contract/embeds';
import { issuerOf } from '@press-room/contract/release-issuer';
import type { Config } from '../../platform/config/config.ts';
import { element, toXmlDocument } from '../../platform/text/xml.ts';
import { findShown } from '../syndication/public-releases.ts';
import type { Found } from './found.ts';

type Site = Pick<Config, 'PUBLIC_URL'>;

/** Maximum size in pixels requested by the embedding page. */
export interface Room {
  maxwidth: number;
  maxheight: number;
}

/** Cache lifetime for embedding pages in seconds; the frame itself is not cached. */
const CACHE_AGE = 3600;

/** oEmbed 1.0. A picture is `rich` too: as `photo` it would be shown without its credit. */
export function toOembed(
  { PUBLIC_URL }: Site,
  found: Found,
  { maxwidth, maxheight }: Room,
): Record<string, string | number> {
  const { release, shown, path, title } = found;
  const size = {
    width: Math.min(found.size.width, maxwidth),
    height: Math.min(found.size.height, maxheight),
  };
  const thumbnail = shown === null ? null : findShown(shown);
  const fits = thumbnail !== null && thumbnail.width <= maxwidth && thumbnail.height <= maxheight;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: issuerOf(release).name,
    provider_name: release.group.name,
    provider_url: PUBLIC_URL,
    cache_age: CACHE_AGE,
    ...(fits && {
      thumbnail_url: PUBLIC_URL + thumbnail.url,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
    html: toFrameCode(PUBLIC_URL + path, title, size),
    ...size,
  };
}

export const OEMBED_FORMATS = {
  json: { mediaType: 'application/json', write: (answer: object): string => JSON.stringify(answer) },
  xml: {
    mediaType: 'text/xml',
    write: (answer: Record<string, string | number>): string =>
      toXmlDocument(
        element(
          'oembed',
          {},
          Object.entries(answer).map(([name, value]) => element(name, {}, value)),
        ),
      ),
  },
} as const;
