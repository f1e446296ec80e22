import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();
afterEach(() => client.unmount());

it('asks again for what is shown when the line is back, however fresh it seems', async () => {
  const ask = vi.fn(async () => 'kept');
  client.mount();
  new QueryObserver(client, { queryKey: ['list'], queryFn: ask }).subscribe(() => {});
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});
