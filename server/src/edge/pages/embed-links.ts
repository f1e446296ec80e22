import { OEMBED_PATH } from '@press-room/contract/embeds';
import type { Config } from '../../platform/config/config.ts';
import { escapeMarkup } from '../../platform/text/markup.ts';

/** Elements for the head of a page that lead to how it is embedded; none where this house lets nobody. */
export function linkOembed(
  { EMBEDDING, PUBLIC_URL }: Pick<Config, 'EMBEDDING' | 'PUBLIC_URL'>,
  address: string,
): string[] {
  if (EMBEDDING === null) return [];
  return (['json', 'xml'] as const).map((format) => {
    const asked = new URLSearchParams({ url: address, format }).toString();
    const type = format === 'json' ? 'application/json+oembed' : 'text/xml+oembed';
    return `<link rel="alternate" type="${type}" title="oEmbed" href="${escapeMarkup(`${PUBLIC_URL}${OEMBED_PATH}?${asked}`)}">`;
  });
}
