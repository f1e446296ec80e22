import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Number of 16-bit groups of a /64: one household or office has a whole one, and may use any address in it. */
const NETWORK_GROUPS = 4;

/** Some proxies forward the port too. */
const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * Network of an address: the /64 of an IPv6 address; an IPv4 address unchanged, also if written as IPv6. Stored hashes
 * are made of this text: another spelling would lose known networks.
 */
export function toNetwork(written: string): string {
  const address =
    WITH_PORT.exec(written)
      ?.slice(1)
      .find((part) => part !== undefined) ?? written;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

/** Network of a request, in the form that counters and stored hashes use. Nothing else reads the address. */
export const networkOf = (request: Pick<FastifyRequest, 'ip'>): string => toNetwork(request.ip);

/** Connected peer, and whether its forwarding headers are trusted. Only for operators of the proxy. */
export const peerOf = (request: Pick<FastifyRequest, 'socket' | 'ips' | 'headers'>) => ({
  peer: request.socket.remoteAddress ?? '',
  is_forwarded: request.headers['x-forwarded-for'] !== undefined,
  is_believed: (request.ips?.length ?? 0) > 1,
});
