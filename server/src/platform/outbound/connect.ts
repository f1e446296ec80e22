import { Resolver } from 'node:dns/promises';
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestPlain,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { traced } from '../tracing/traced.ts';
import { isPublicAddress } from './public-address.ts';

/** Rules for outbound connections; tests inject their own. */
export interface ConnectionRules {
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  /** Whether this server may connect to an address. */
  mayConnect: (address: string, port: number) => boolean;
  /** Servers that the operator configured, at any address; absent: none. */
  isTrusted?: (url: URL) => boolean;
  limitMs: number;
}

const PORTS: readonly number[] = [80, 443];
const HEADERS_MAX_BYTES = 16_384;

// Resolves names itself: the system's lookup would block threads that file access and password hashing need.
async function resolvePublicly(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}

export const OPEN_INTERNET: ConnectionRules = {
  resolve: resolvePublicly,
  mayConnect: (address, port) => PORTS.includes(port) && isPublicAddress(address),
  limitMs: 5000,
};

/** Null if any address of the host is not allowed: a name with both public and private addresses is an attack. */
export async function chooseAddress(
  url: URL,
  rules: ConnectionRules,
  signal: AbortSignal,
): Promise<string | null> {
  const { protocol, username, password } = url;
  const isPlain = protocol === 'http:';
  if (!(isPlain || protocol === 'https:') || username !== '' || password !== '') return null;
  const port = url.port === '' ? (isPlain ? 80 : 443) : Number(url.port);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) === 0 ? await rules.resolve(host, signal) : [host];
  const isOpen =
    rules.isTrusted?.(url) === true || addresses.every((address) => rules.mayConnect(address, port));
  return isOpen ? (addresses[0] ?? null) : null;
}

export interface OutboundAnswer {
  status: number;
  location: string | undefined;
  /** `Content-Type`. */
  type: string;
  headers: IncomingHttpHeaders;
  /** Empty if none was requested. */
  body: Buffer;
}

interface OutboundCall {
  method: 'HEAD' | 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Maximum bytes of the answer to read, from its start; absent: none. */
  bytes?: number;
}

/**
 * Connects to this address of the URL's host, whatever the name resolves to meanwhile; null: resolve by the system.
 * Reads no more of the answer than requested.
 */
export function callOutbound(
  url: URL,
  address: string | null,
  call: OutboundCall,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const attributes = { 'http.request.method': call.method, 'server.address': url.hostname };
  return traced(
    { name: call.method, kind: 'client', attributes },
    () => send(url, address, call, signal),
    ({ status }) => ({ attributes: { 'http.response.status_code': status } }),
  );
}

function send(
  url: URL,
  address: string | null,
  { method, headers, body, bytes = 0 }: OutboundCall,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(url, {
      method,
      signal,
      agent: false,
      maxHeaderSize: HEADERS_MAX_BYTES,
      headers,
      ...(address === null ? {} : { lookup: alwaysAt(address) }),
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const { headers: answered, statusCode: status = 0 } = response;
      const { location, 'content-type': type = '' } = answered;
      // The rest of the body is not read.
      readStart(response, bytes)
        .then((start) => resolve({ status, location, type, headers: answered, body: start }), reject)
        .finally(() => asked.destroy());
    });
    asked.end(body);
  });
}

async function readStart(response: IncomingMessage, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let left = bytes;
  if (left > 0)
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, left));
      left -= part.length;
      if (left <= 0) break;
    }
  return Buffer.concat(parts);
}

function alwaysAt(address: string): LookupFunction {
  const family = isIP(address);
  return (_host, options, done) =>
    options.all === true ? done(null, [{ address, family }]) : done(null, address, family);
}
