import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { untilAllEnd } from './until-all-end.ts';

it('throws what the first one threw, and not before the others have ended', async () => {
  const ended: number[] = [];
  const work = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    ended.push(turns);
    if (turns === 1) throw new Error('no room');
  };
  const run = untilAllEnd(work, (begin) => Readable.from([20, 1, 9, 30]).forEach(begin, { concurrency: 3 }));
  await expect(run).rejects.toThrow('no room');
  expect(ended).toEqual([1, 9, 20]);
});
