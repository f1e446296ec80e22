/** Host of an address, with or without its scheme, in ASCII and lower case, without `www.`; empty: none. */
export function toHost(address: string): string {
  const text = address.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return (url?.hostname ?? '').replace(/^www\./, '').replace(/\.$/, '');
}

/** Whether a host is the host of a site or a subdomain. */
export const isWithin = (host: string, site: string): boolean => host === site || host.endsWith(`.${site}`);

/** Whether two addresses belong to one site: one host is the other, or a subdomain of it. */
export function isSameSite(one: URL, other: URL): boolean {
  const [a, b] = [toHost(one.href), toHost(other.href)];
  return a !== '' && b !== '' && (isWithin(a, b) || isWithin(b, a));
}

/** Whether an address is the front page of a site. */
export const isFront = ({ pathname, search }: URL): boolean => pathname === '/' && search === '';
