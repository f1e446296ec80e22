import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renewBrokenPictures } from './broken-pictures.ts';

const SIGNED = '/media/k/tile.webp?expires=1&signature=x';
const MINUTE_MS = 60_000;

function fail(address: string, tag: 'img' | 'video' = 'img'): void {
  const picture = document.createElement(tag);
  picture.src = address;
  document.body.append(picture);
  fireEvent.error(picture);
}

/** A client with one displayed query, and its requests. */
async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const ask = vi.fn(async () => 'answer');
  const close = new QueryObserver(client, { queryKey: ['shown'], queryFn: ask }).subscribe(() => {});
  await waitFor(() => expect(client.getQueryData(['shown'])).toBe('answer'));
  renewBrokenPictures(client);
  return { client, ask, close };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a picture or video whose address has run out', () => {
  it('is reloaded once with all others that fail', async () => {
    const { client, ask, close } = await show();
    for (let count = 0; count < 48; count += 1) fail(SIGNED);
    expect(ask).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    vi.useFakeTimers({ now: Date.now() + MINUTE_MS, toFake: ['Date'] });
    fail(SIGNED, 'video');
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
    close();
  });
  it('is one that is not for everybody: other addresses never run out', async () => {
    const { ask, close } = await show();
    fail('/media/k/tile.webp');
    expect(ask).toHaveBeenCalledTimes(1);
    close();
  });
});
