import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Where somebody signs in from is kept as a keyed hash only: it can be recognised, not read. The address itself stays
 * in the rate limits' counts until their hour is over, and nowhere else.
 */
export interface Addresses {
  toHash(address: string): string;
}

export const createAddresses = (key: Buffer): Addresses => ({
  toHash: (address) => createHmac('sha256', key).update(toNetwork(address)).digest('base64url'),
});

/** One household or office has a whole /64 of IPv6 addresses. */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
