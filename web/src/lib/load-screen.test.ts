import { CHUNK_LOAD_TIMEOUT_MS } from '@press-room/contract/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './load-screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a part of the app', () => {
  it('fails when it is not loaded after 120 s, not earlier', async () => {
    expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
    const outcome = vi.fn();
    loadChunk(() => new Promise(() => {})).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.lastCall?.[0]).toMatchObject({
      code: 'ChunkLoadError',
      message: 'timeout of 120000 ms',
    });
  });

  it('leaves no timer behind when it loads in time', async () => {
    await expect(loadChunk(async () => 'code')).resolves.toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['Failed to fetch dynamically imported module', 'ChunkLoadError'],
    ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
  ])('that fails with "%s" is a %s', async (message, code) => {
    await expect(loadChunk(() => Promise.reject(new Error(message)))).rejects.toMatchObject({ code });
  });
});
