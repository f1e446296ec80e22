import { expect, it, vi } from 'vitest';
import type { SearchIndex } from '../db/search-index.ts';
import { tendSearch } from './tend-search.ts';

it('asks again and again, also after a failure, and ends when what is being made is done', async () => {
  const making = Promise.withResolvers<number>();
  const bind = vi
    .fn<SearchIndex['bind']>()
    .mockResolvedValueOnce(2)
    .mockRejectedValueOnce(new Error('The database is away'))
    .mockReturnValue(making.promise);
  const search = { bind } as Pick<SearchIndex, 'bind'> as SearchIndex;
  const log = { debug: vi.fn(), warn: vi.fn() };
  const tending = tendSearch({ database: { search }, log, pauseMs: 1 });
  await expect.poll(() => bind.mock.calls.length).toBe(3);
  expect([log.debug.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1]);

  const isStopped = vi.fn();
  const stopping = tending.stop().then(isStopped);
  expect(bind.mock.calls[2]?.[0].aborted).toBe(true);
  expect(isStopped).not.toHaveBeenCalled();
  making.resolve(1);
  await stopping;
  expect(bind).toHaveBeenCalledTimes(3);
});
