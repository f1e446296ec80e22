import { Resolver } from 'node:dns/promises';
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** `unknown`: nothing that can be relied on was heard. */
export type LinkState = 'alive' | 'dead' | 'unknown';

/** How addresses of other houses are asked; tests hand in their own. */
export interface LinkRules {
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  /** The one rule of where this server may connect, asked for each address of each step of a redirection. */
  mayConnect: (address: string, port: number) => boolean;
  limitMs: number;
}

const REDIRECTS_MAX = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** They say that there is nothing; whoever is refused, or busy, says that there may be something. */
const GONE: readonly number[] = [404, 410];
const PORTS: readonly number[] = [80, 443];
const HEADERS_MAX_BYTES = 16_384;

// Asks name servers itself: the system's own lookup would keep threads that files and passwords need.
async function resolvePublicly(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}

export const OPEN_INTERNET: LinkRules = {
  resolve: resolvePublicly,
  mayConnect: (address, port) => PORTS.includes(port) && isPublicAddress(address),
  limitMs: 5000,
};

/** What became of an address, following where it leads; nothing of what it holds is read. Throws nothing. */
export async function askLink(url: string, rules: LinkRules, signal: AbortSignal): Promise<LinkState> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(rules.limitMs)]);
  try {
    return await follow(new URL(url), rules, within);
  } catch {
    return 'unknown';
  }
}

async function follow(first: URL, rules: LinkRules, signal: AbortSignal): Promise<LinkState> {
  let url = first;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const address = await chooseAddress(url, rules, signal);
    if (address === null) return 'unknown';
    let { status, location } = await send('HEAD', url, address, signal);
    // Not everybody answers that one truly.
    if (status >= 400) ({ status, location } = await send('GET', url, address, signal));
    if (!REDIRECTS.includes(status)) return toState(status);
    if (location === undefined) return 'unknown';
    url = new URL(location, url);
  }
  return 'unknown';
}

function toState(status: number): LinkState {
  if (GONE.includes(status)) return 'dead';
  return status < 500 ? 'alive' : 'unknown';
}

/** Null where any address of the host is none to connect to: a name that leads both out and in is a trick. */
async function chooseAddress(url: URL, rules: LinkRules, signal: AbortSignal): Promise<string | null> {
  const { protocol, username, password } = url;
  const isPlain = protocol === 'http:';
  if (!(isPlain || protocol === 'https:') || username !== '' || password !== '') return null;
  const port = url.port === '' ? (isPlain ? 80 : 443) : Number(url.port);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) === 0 ? await rules.resolve(host, signal) : [host];
  const isOpen = addresses.every((address) => rules.mayConnect(address, port));
  return isOpen ? (addresses[0] ?? null) : null;
}

interface Answer {
  status: number;
  location: string | undefined;
}

/** Connects to this address and no other, whatever the name says by now. */
function send(method: 'HEAD' | 'GET', url: URL, address: string, signal: AbortSignal): Promise<Answer> {
  const family = isIP(address);
  const lookup: LookupFunction = (_host, options, done) =>
    options.all === true ? done(null, [{ address, family }]) : done(null, address, family);
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(url, {
      method,
      signal,
      lookup,
      agent: false,
      maxHeaderSize: HEADERS_MAX_BYTES,
      headers: { 'User-Agent': 'press-room-link-check', Accept: '*/*' },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      // The body stays where it is.
      asked.destroy();
    });
    asked.end();
  });
}
