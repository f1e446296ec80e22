import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error.ts';
import { getUser, subscribeToSession } from './auth.ts';

const FRESH_MS = 60_000;

/** Only what may pass by itself is tried again: silence and server trouble, never a refusal. */
function shouldRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < 1 && status !== null && status >= 500;
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: shouldRetry, networkMode: 'always' } },
  });
  let reader = getUser()?.id;
  subscribeToSession(() => {
    if (getUser()?.id === reader) return;
    reader = getUser()?.id;
    client.clear();
  });
  return client;
}
