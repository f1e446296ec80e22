import type { AccountLink } from '@press-room/contract/account';
import { useParams, useSearch } from 'wouter';

/**
 * Reads a signed link from a part of the path (`…/user_id=3&timestamp=…&signature=…`) or from the query. Null if one of
 * its three fields is missing.
 */
export function readLink(part: string | undefined, search: string): AccountLink | null {
  // Some mail programs write the ampersands of a link as `&amp;`.
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

/** Whether a link is older than `seconds` by this device's clock. It only selects the text: the server decides. */
export const isPast = ({ timestamp }: AccountLink, seconds: number, now = Date.now()): boolean =>
  Number(timestamp) + seconds < now / 1000;
