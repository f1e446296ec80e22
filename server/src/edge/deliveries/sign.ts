import { createHmac } from 'node:crypto';

/** What is said to another system; the id stays with each attempt. */
export interface Message {
  id: string;
  body: string;
}

/**
 * The headers of Standard Webhooks 1.0: an HMAC-SHA256 of id, instant and body with each key that counts, so that who is
 * called knows that it is ours, not changed, not old and not said twice.
 */
export function signHeaders(
  keys: readonly Buffer[],
  { id, body }: Message,
  now: Date,
): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const sign = (key: Buffer): string =>
    `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': keys.map(sign).join(' '),
  };
}
