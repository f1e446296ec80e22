/** Host of an address, with or without its scheme, in ASCII and lower case, without `www.`; empty: it has none. */
export function toHost(address: string): string {
  const text = address.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return (url?.hostname ?? '').replace(/^www\./, '').replace(/\.$/, '');
}

/** Whether a host is that of a site, or a subdomain of it. */
export const isWithin = (host: string, site: string): boolean => host === site || host.endsWith(`.${site}`);

/** Whether two addresses are of one site: the host of one is that of the other, or a subdomain of it. */
export function isSameSite(one: URL, other: URL): boolean {
  const [a, b] = [toHost(one.href), toHost(other.href)];
  return a !== '' && b !== '' && (isWithin(a, b) || isWithin(b, a));
}

/** Whether an address is the beginning of a site, without a path. */
export const isFront = ({ pathname, search }: URL): boolean => pathname === '/' && search === '';
