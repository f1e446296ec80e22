import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { postJson } from '../../../lib/api.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { isPast, useLink } from './read-link.ts';

export type Verification = {
  /**
   * `none`: no link in the address; `invalid`: forged, incomplete or already used; `failed`: the link could not be
   * checked.
   */
  outcome: 'none' | 'waiting' | 'done' | 'expired' | 'invalid' | 'failed';
  error: Error | null;
  retry: () => void;
};

/** Sends the link in the address once, when its screen opens. */
export function useVerification(path: string, lifetimeSeconds: number): Verification {
  const link = useLink();
  const { link: part } = useParams();
  const search = useSearch();
  const isBare = !part && !search;
  // Signing out resets the state of the link; it must not be sent again.
  const sent = JSON.stringify(link);
  const [done, setDone] = useState<string | null>(null);
  const isDone = done === sent;
  const { isSuccess, error, isFetching, refetch } = useQuery({
    queryKey: ['verification', path, link],
    queryFn: () => postJson<{ detail: string }>(path, link),
    enabled: link !== null && !isDone,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });
  if (isSuccess && !isDone) setDone(sent);
  const outcome = () => {
    if (link === null) return isBare ? 'none' : 'invalid';
    if (isSuccess || isDone) return 'done';
    if (isFetching || error === null) return 'waiting';
    if (statusOf(error) !== 400) return 'failed';
    return isPast(link, lifetimeSeconds) ? 'expired' : 'invalid';
  };
  return { outcome: outcome(), error, retry: () => void refetch() };
}
