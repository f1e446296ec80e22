import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error.ts';
import { getUser, subscribeToSession } from './auth.ts';
import { renewBrokenPictures } from './broken-pictures.ts';

const FRESH_MS = 60_000;

/** Retries only temporary errors: no answer and server errors, never a refusal. */
function shouldRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < 1 && status !== null && status >= 500;
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: shouldRetry,
        networkMode: 'always',
        // The displayed data can be from the cache.
        refetchOnReconnect: 'always',
      },
      // Offline, a mutation fails at once instead of running later.
      mutations: { networkMode: 'always' },
    },
  });
  renewBrokenPictures(client);
  let reader = getUser()?.id;
  subscribeToSession(() => {
    if (getUser()?.id === reader) return;
    reader = getUser()?.id;
    client.clear();
  });
  return client;
}
