import { createHash } from 'node:crypto';
import { CLIPPING_URL_MAX_LENGTH } from '@press-room/contract/clippings';

/** Limit of an index in PostgreSQL; encoding lengthens an address. */
const KEY_MAX_LENGTH = 1000;

/** Parameters that say where a reader comes from, not what they read. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref|ref_src|cmpid)$/i;

/**
 * By which two addresses are known to be one article: without its scheme, `www.`, fragment, tracking parameters and a slash
 * at its end, with its parameters in one order. Empty for no address.
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

/** Alert services and mail programs lead to an article over an address of their own, which names it. */
const WRAPPERS: readonly { host: RegExp; path: string; names: readonly string[] }[] = [
  { host: /(?:^|\.)google\.[a-z.]{2,6}$/, path: '/url', names: ['url', 'q'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', names: ['url'] },
];

/** Where a link leads to; empty: not to the web, or its address is too long. */
export function unwrapLink(url: URL): string {
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(url.hostname) && url.pathname === path);
  const named = wrapper?.names.map((name) => url.searchParams.get(name)).find((text) => text !== null);
  const target = (named ? URL.parse(named) : null) ?? url;
  const isOfTheWeb = /^https?:$/.test(target.protocol) && target.href.length <= CLIPPING_URL_MAX_LENGTH;
  return isOfTheWeb ? target.href : '';
}
