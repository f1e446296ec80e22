import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error.ts';
import { getUser, subscribeToSession } from './auth.ts';
import { renewBrokenPictures } from './broken-pictures.ts';

const FRESH_MS = 60_000;

/** Only what may pass by itself is tried again: silence and server trouble, never a refusal. */
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
        // What is shown may be what the device had kept.
        refetchOnReconnect: 'always',
      },
      // Without a line it fails and says so, instead of being done when nobody expects it any more.
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
