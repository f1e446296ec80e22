import { type ConnectionRules, callOutbound, chooseAddress, type OutboundAnswer } from './connect.ts';

const REDIRECTS_MAX = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

interface Reading {
  headers: Record<string, string>;
  /** Maximum bytes of the answer to read, from its start. */
  bytes: number;
}

/**
 * Answer of a public address and its final URL after redirects; null: no answer. Redirects from public addresses never
 * lead to trusted servers. @throws if it cannot be fetched in time
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

/** Decodes by the character set in the answer's headers, else by the declaration in the first bytes of the text. */
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
