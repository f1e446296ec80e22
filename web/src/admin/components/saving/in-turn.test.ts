import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { sendInTurn } from './in-turn.ts';
import type { Outcome } from './office-write.ts';

const ROW = { noun: '/api/office/thing/', id: 1 };
const saved = (version: number, id = ROW.id): Outcome<object> => ({ kind: 'saved', row: { id, version } });

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Server that answers each write on request. */
function startWrites() {
  const sent: number[] = [];
  const answers: ((outcome: Outcome<object>) => void)[] = [];
  const write = (said: number, { row = ROW, isOnce = false } = {}) =>
    sendInTurn({
      row,
      said,
      isOnce,
      send: (version) => {
        sent.push(version);
        return new Promise<Outcome<object>>((resolve) => answers.push(resolve));
      },
      rowOf: (outcome) => (outcome.kind === 'saved' ? outcome.row : null),
    });
  const answer = async (outcome: Outcome<object>) => {
    await rest();
    answers.shift()?.(outcome);
    await rest();
  };
  return { sent, write, answer };
}

it('bases a second write from the same version on the result of the first', async () => {
  const { sent, write, answer } = startWrites();
  const all = [write(4), write(4), write(4)];
  await answer(saved(5));
  await answer(saved(6));
  await answer(saved(7));
  expect(sent).toEqual([4, 5, 6]);
  expect(await Promise.all(all)).toEqual([saved(5), saved(6), saved(7)]);
  void write(4);
  await answer(saved(8));
  expect(sent.at(-1)).toBe(4);
});

it('leaves the version as it was said where it is another one, or nothing came of the write before it', async () => {
  const { sent, write, answer } = startWrites();
  void [write(4), write(4), write(9), write(9)];
  await answer({ kind: 'failed', error: new ApiError(0) });
  await answer(saved(5));
  // Answer of a sub-resource with its own version.
  await answer(saved(70, 3));
  await answer(saved(10));
  expect(sent).toEqual([4, 4, 9, 9]);
});

it('accepts a version in between, but repeats no write', async () => {
  const { sent, write, answer } = startWrites();
  const row = { ...ROW, id: 6 };
  void [write(4, { row }), write(4, { row })];
  await answer(saved(5, 6));
  void write(5, { row });
  await answer(saved(6, 6));
  void [write(6, { row, isOnce: true }), write(6, { row, isOnce: true })];
  for (const version of [7, 8, 9]) await answer(saved(version, 6));
  expect(sent).toEqual([4, 5, 6, 7, 6]);
});

it('continues after a failed write', async () => {
  const { sent, write } = startWrites();
  const row = { ...ROW, id: 5 };
  const send = () => Promise.reject(new Error('no line'));
  const lost = sendInTurn({ row, said: 4, isOnce: false, send, rowOf: () => null });
  const failed = lost.catch(({ message }: Error) => message);
  void write(4, { row });
  expect(await failed).toBe('no line');
  await rest();
  expect(sent).toEqual([4]);
});

it('holds up no other row', async () => {
  const { sent, write } = startWrites();
  void [write(4), write(8, { row: { ...ROW, id: 2 } })];
  await rest();
  expect(sent).toEqual([4, 8]);
});
