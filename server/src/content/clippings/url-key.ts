import { createHash } from 'node:crypto';
import { CLIPPING_URL_MAX_LENGTH } from '@press-room/contract/clippings';

/** Index limit of PostgreSQL; encoding lengthens an address. */
const KEY_MAX_LENGTH = 1000;

/** Parameters about the referrer, not the content. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref|ref_src|cmpid)$/i;

/**
 * Key that identifies an article by its address: without scheme, `www.`, fragment, tracking parameters and final slash,
 * with sorted parameters. Empty: no address.
 */
export function toUrlKey(address: string): string {
  const text = address.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (text === '' || url === null) return '';
  const tracking = url.searchParams.keys().filter((name) => TRACKING.test(name));
  for (const name of tracking.toArray()) url.searchParams.delete(name);
  url.searchParams.sort();
  const path = url.pathname.replace(/\/$/, '');
  const key = `${url.host.replace(/^www\./, '')}${path}${url.search}`;
  return key.length > KEY_MAX_LENGTH ? createHash('sha256').update(key).digest('hex') : key;
}

/** Redirect addresses of alert services and mail programs, which contain the article's address. */
const WRAPPERS: readonly { host: RegExp; path: string; names: readonly string[] }[] = [
  { host: /(?:^|\.)google\.[a-z.]{2,6}$/, path: '/url', names: ['url', 'q'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', names: ['url'] },
];

/** Target of a link; empty: no web address, or too long. */
export function unwrapLink(url: URL): string {
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(url.hostname) && url.pathname === path);
  const named = wrapper?.names.map((name) => url.searchParams.get(name)).find((text) => text !== null);
  const target = (named ? URL.parse(named) : null) ?? url;
  const isOfTheWeb = /^https?:$/.test(target.protocol) && target.href.length <= CLIPPING_URL_MAX_LENGTH;
  return isOfTheWeb ? target.href : '';
}
