import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOwn } from '../features/press-releases/queries.ts';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();
beforeEach(() => client.mount());
afterEach(() => client.unmount());

it('fails a change without a line at once, instead of making it when nobody expects it any more', async () => {
  const change = vi.fn(async () => Promise.reject(new Error('no line')));
  dispatchEvent(new Event('offline'));
  const changing = new MutationObserver(client, { mutationFn: change }).mutate();
  await expect(changing).rejects.toThrow('no line');
  dispatchEvent(new Event('online'));
  expect(change).toHaveBeenCalledOnce();
});

it('keeps what is shown for the same reader alone', () => {
  const before = { queryKey: ['list', { id: 1, language: 'en' }] };
  expect(keepOwn({ id: 1, language: 'it' })('shown', before)).toBe('shown');
  expect(keepOwn({ id: null, language: 'en' })('shown', before)).toBeUndefined();
});

it('reloads displayed data when the connection is back, however fresh they are', async () => {
  const ask = vi.fn(async () => 'kept');
  new QueryObserver(client, { queryKey: ['list'], queryFn: ask }).subscribe(() => {});
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});
