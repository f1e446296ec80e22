import { type ConnectionRules, callOutbound, chooseAddress } from '../../../platform/outbound/connect.ts';
import type { Message } from '../../../platform/text/messages.ts';

const REDIRECTS_MAX = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Pages say what they are at their beginning. */
const PAGE_BYTES = 1024 * 1024;
const HEADERS = {
  'User-Agent': 'press-room-page-reader',
  Accept: 'text/html,application/xhtml+xml',
  'Accept-Encoding': 'identity',
};
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Where a page was found, and its beginning as text. */
export interface FetchedPage {
  url: URL;
  html: string;
}

/** A page at a public address, following where it leads; or why there is none, in words. Throws nothing. */
export async function fetchPage(
  address: URL,
  rules: ConnectionRules,
): Promise<FetchedPage | { refusal: Message }> {
  try {
    return await follow(address, rules, AbortSignal.timeout(rules.limitMs));
  } catch {
    return { refusal: { key: 'page_unreachable' } };
  }
}

async function follow(
  first: URL,
  rules: ConnectionRules,
  signal: AbortSignal,
): Promise<FetchedPage | { refusal: Message }> {
  let url = first;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const address = await chooseAddress(url, rules, signal);
    if (address === null) break;
    const call = { method: 'GET', headers: HEADERS, bytes: PAGE_BYTES } as const;
    const { status, location, type, body } = await callOutbound(url, address, call, signal);
    if (REDIRECTS.includes(status)) {
      if (location === undefined) break;
      url = new URL(location, url);
      continue;
    }
    if (status !== 200) return { refusal: { key: 'page_refused', parameters: { status } } };
    if (!PAGE_TYPE.test(type)) return { refusal: { key: 'page_no_page' } };
    return { url, html: decode(body, type) };
  }
  return { refusal: { key: 'page_unreachable' } };
}

const DECLARED_WITHIN = 2048;

/** By the character set that the answer names, else the page itself. */
function decode(body: Buffer, type: string): string {
  const start = body.subarray(0, DECLARED_WITHIN).toString('latin1');
  const label = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /charset=["']?([\w-]+)/i.exec(start)?.[1];
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
