import { type ConnectionRules, callOutbound, chooseAddress } from '../../../platform/outbound/connect.ts';

/** `unknown`: no reliable result. */
export type LinkState = 'alive' | 'dead' | 'unknown';

const REDIRECTS_MAX = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Status codes of a missing page; refusals and overload leave the state unknown. */
const GONE: readonly number[] = [404, 410];
const HEADERS = { 'User-Agent': 'press-room-link-check', Accept: '*/*' };

/** State of an address after redirects; the body is not read. Never throws. */
export async function askLink(url: string, rules: ConnectionRules, signal: AbortSignal): Promise<LinkState> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(rules.limitMs)]);
  try {
    return await follow(new URL(url), rules, within);
  } catch {
    return 'unknown';
  }
}

async function follow(first: URL, rules: ConnectionRules, signal: AbortSignal): Promise<LinkState> {
  let url = first;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const address = await chooseAddress(url, rules, signal);
    if (address === null) return 'unknown';
    let { status, location } = await callOutbound(url, address, { method: 'HEAD', headers: HEADERS }, signal);
    // Some servers answer HEAD wrongly.
    if (status >= 400)
      ({ status, location } = await callOutbound(url, address, { method: 'GET', headers: HEADERS }, signal));
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
