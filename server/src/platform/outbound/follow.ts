import { type ConnectionRules, callOutbound, chooseAddress, type OutboundAnswer } from './connect.ts';

const REDIRECTS_MAX = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

interface Reading {
  headers: Record<string, string>;
  /** Bytes of the answer that are read, the first ones. */
  bytes: number;
}

/**
 * Answer at an open address, and where redirects led to; null where there is none. An address elsewhere leads to no
 * trusted server. @throws where it cannot be had in time
 */
export async function getFollowing(
  first: URL,
  reading: Reading,
  rules: ConnectionRules,
  signal: AbortSignal,
): Promise<{ url: URL; answer: OutboundAnswer } | null> {
  const { isTrusted, ...open } = rules;
  const followed = isTrusted?.(first) === true ? rules : open;
  let url = first;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const address = await chooseAddress(url, followed, signal);
    if (address === null) return null;
    const answer = await callOutbound(url, address, { method: 'GET', ...reading }, signal);
    if (!REDIRECTS.includes(answer.status)) return { url, answer };
    if (answer.location === undefined) return null;
    url = new URL(answer.location, url);
  }
  return null;
}

const DECLARED_WITHIN = 2048;

/** By the character set that the answer names, else the text itself in its first bytes. */
export function decodeBody({ body, type }: Pick<OutboundAnswer, 'body' | 'type'>): string {
  const start = body.subarray(0, DECLARED_WITHIN).toString('latin1');
  const label =
    /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /(?:charset|encoding)=["']?([\w-]+)/i.exec(start)?.[1];
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
