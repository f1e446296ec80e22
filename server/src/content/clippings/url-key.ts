import { createHash } from 'node:crypto';

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
