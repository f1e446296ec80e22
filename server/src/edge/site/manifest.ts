import { MANIFEST_PATH } from '@press-room/contract/installable';
import type { Language } from '@press-room/contract/languages';
import type { AppContext } from '../../core/context.ts';
import { findSiteGroup } from '../../core/sites/site.ts';
import { type MessageKey, toText } from '../../platform/text/messages.ts';

/** The blue of the tile, and the white of `web/src/theme/tokens.css`. */
const THEME_COLOR = '#16357f';
const BACKGROUND_COLOR = '#f8f8f5';

const ICONS = [192, 512].flatMap((size) => [
  { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
  { src: `/icons/maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
]);

const SHORTCUTS = [
  { name: 'manifest_releases', url: '/#/home' },
  { name: 'manifest_gallery', url: '/#/press-gallery' },
  { name: 'manifest_magazines', url: '/#/italian-magazine' },
] as const satisfies { name: MessageKey; url: string }[];

/** The language is in the address, because browsers request manifests without the page's headers. */
export const manifestAddress = (language: Language): string => `${MANIFEST_PATH}?language=${language}`;

/** Manifest of the installed app. */
export async function buildManifest(
  { database, config }: AppContext,
  { site, language }: { site: string; language: Language },
): Promise<string> {
  const group = await findSiteGroup(database.db, config, site);
  const say = (key: MessageKey): string => toText({ key }, language);
  const name = group?.name ?? say('manifest_name');
  return JSON.stringify({
    id: '/',
    name: group === null ? name : `${name} · ${say('manifest_name')}`,
    short_name: name,
    description: say('manifest_description'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: BACKGROUND_COLOR,
    categories: ['news', 'business'],
    icons: [...ICONS, { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    shortcuts: SHORTCUTS.map((shortcut) => ({ name: say(shortcut.name), url: shortcut.url })),
  });
}
