import type { ConnectionRules } from '../../../platform/outbound/connect.ts';
import { decodeBody, getFollowing } from '../../../platform/outbound/follow.ts';
import type { Message } from '../../../platform/text/messages.ts';

/** Metadata of pages are at their start. */
const PAGE_BYTES = 1024 * 1024;
const HEADERS = {
  'User-Agent': 'press-room-page-reader',
  Accept: 'text/html,application/xhtml+xml',
  'Accept-Encoding': 'identity',
};
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Final address of a page, and its beginning as text. */
export interface FetchedPage {
  url: URL;
  html: string;
}

/** A page at a public address, after redirects, or the reason of the failure. Never throws. */
export async function fetchPage(
  address: URL,
  rules: ConnectionRules,
): Promise<FetchedPage | { refusal: Message }> {
  try {
    return await read(address, rules, AbortSignal.timeout(rules.limitMs));
  } catch {
    return { refusal: { key: 'page_unreachable' } };
  }
}

async function read(
  first: URL,
  rules: ConnectionRules,
  signal: AbortSignal,
): Promise<FetchedPage | { refusal: Message }> {
  const found = await getFollowing(first, { headers: HEADERS, bytes: PAGE_BYTES }, rules, signal);
  if (found === null) return { refusal: { key: 'page_unreachable' } };
  const { url, answer } = found;
  const { status, type } = answer;
  if (status !== 200) return { refusal: { key: 'page_refused', parameters: { status } } };
  if (!PAGE_TYPE.test(type)) return { refusal: { key: 'page_no_page' } };
  return { url, html: decodeBody(answer) };
}
