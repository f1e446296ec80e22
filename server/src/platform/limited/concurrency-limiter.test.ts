import { describe, expect, it } from 'vitest';
import { ConcurrencyLimiter, WorkRefused } from './concurrency-limiter.ts';

const OPTIONS = { atOnce: 1, places: 4, patienceMs: 60_000 };
const stay = new AbortController().signal;

/** Work that ends when the test says so. */
function hold(): { run: () => Promise<string>; finish: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, finish: () => resolve('done') };
}

describe('turns', () => {
  it('are taken in the order of coming', async () => {
    const limiter = new ConcurrencyLimiter(OPTIONS);
    const first = hold();
    const order: string[] = [];
    const running = limiter.take({ key: 'a', signal: stay }, first.run).then(() => order.push('first'));
    const waiting = ['b', 'c'].map((client) =>
      limiter.take({ key: client, signal: stay }, async () => order.push(client)),
    );
    expect(order).toEqual([]);
    first.finish();
    await Promise.all([running, ...waiting]);
    expect(order.toSorted()).toEqual(['b', 'c', 'first']);
    expect(order.indexOf('b')).toBeLessThan(order.indexOf('c'));
  });

  it('are refused to who comes when all places are taken, of which one client has half', async () => {
    const limiter = new ConcurrencyLimiter(OPTIONS);
    const first = hold();
    const running = limiter.take({ key: 'a', signal: stay }, first.run);
    const take = (client: string) => limiter.take({ key: client, signal: stay }, async () => client);
    const waiting = [take('a'), take('a')];
    await expect(take('a')).rejects.toEqual(new WorkRefused('busy'));
    waiting.push(take('b'), take('c'));
    await expect(take('d')).rejects.toEqual(new WorkRefused('busy'));
    first.finish();
    await running;
    await expect(Promise.all(waiting)).resolves.toEqual(['a', 'a', 'b', 'c']);
  });

  it('are left by who hangs up, and never begun for who has gone', async () => {
    const limiter = new ConcurrencyLimiter(OPTIONS);
    const first = hold();
    const running = limiter.take({ key: 'a', signal: stay }, first.run);
    const hangUp = new AbortController();
    const left = limiter.take({ key: 'a', signal: hangUp.signal }, async () => 'never');
    const next = limiter.take({ key: 'a', signal: stay }, async () => 'next');
    hangUp.abort();
    await expect(left).rejects.toEqual(new WorkRefused('gone'));
    await expect(limiter.take({ key: 'a', signal: hangUp.signal }, async () => 'never')).rejects.toEqual(
      new WorkRefused('gone'),
    );
    first.finish();
    await running;
    await expect(next).resolves.toBe('next');
  });

  it('are not waited for longer than the patience', async () => {
    const limiter = new ConcurrencyLimiter({ ...OPTIONS, patienceMs: 1 });
    const first = hold();
    const running = limiter.take({ key: 'a', signal: stay }, first.run);
    await expect(limiter.take({ key: 'b', signal: stay }, async () => 'never')).rejects.toEqual(
      new WorkRefused('busy'),
    );
    first.finish();
    await expect(running).resolves.toBe('done');
    await expect(limiter.take({ key: 'b', signal: stay }, async () => 'free')).resolves.toBe('free');
  });

  it('go on after work that failed', async () => {
    const limiter = new ConcurrencyLimiter(OPTIONS);
    const fail = limiter.take({ key: 'a', signal: stay }, () => Promise.reject(new Error('broken')));
    await expect(fail).rejects.toThrow('broken');
    await expect(limiter.take({ key: 'a', signal: stay }, async () => 'fine')).resolves.toBe('fine');
  });
});
