import type { AccountLink } from '@press-room/contract/account';
import { useParams, useSearch } from 'wouter';

/**
 * The three fields of a signed link, as one part of the path (`…/user_id=3&timestamp=…&signature=…`) or after a
 * question mark; null when one of them is missing.
 */
export function readLink(part: string | undefined, search: string): AccountLink | null {
  // Some mail programs write the ampersands of a link as HTML.
  const fields = new URLSearchParams((part || search).replaceAll('&amp;', '&'));
  const [user_id, timestamp, signature] = ['user_id', 'timestamp', 'signature'].map((name) =>
    fields.get(name),
  );
  return user_id && timestamp && signature ? { user_id, timestamp, signature } : null;
}

export function useLink(): AccountLink | null {
  const { link } = useParams();
  return readLink(link, useSearch());
}

/** Whether a link is older than `seconds`, by this device's clock: only to choose the words, the server decides. */
export const isPast = ({ timestamp }: AccountLink, seconds: number, now = Date.now()): boolean =>
  Number(timestamp) + seconds < now / 1000;
