import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withPatience } from './look.ts';
import { judge, type Mark } from './standing.ts';
import { Wanted } from './wanted.ts';

const MARK: Mark = { system: '7/5', timeline: 2, position: 100n };
const FOLLOWING = { ...MARK, isFollowing: true };

it.each([
  ['fresh', FOLLOWING, MARK],
  ['fresh', { ...FOLLOWING, position: 101n }, MARK],
  ['behind', { ...FOLLOWING, position: 99n }, MARK],
  ['unheard', FOLLOWING, null],
  ['silent', null, MARK],
  ['writes', { ...FOLLOWING, isFollowing: false }, MARK],
  // Further than the new primary, but with a server that was left behind.
  ['other-timeline', { ...FOLLOWING, timeline: 1, position: 900n }, MARK],
  ['other-timeline', { ...FOLLOWING, timeline: 3 }, MARK],
  ['other-database', { ...FOLLOWING, system: '7/6', position: 900n }, MARK],
] as const)('a server is %s', (standing, seen, wanted) => {
  expect(judge(seen, wanted)).toBe(standing);
});

describe('the place that a replica must have reached', () => {
  /** Each question waits until it is answered. */
  function open() {
    const questions: { answer: (mark: Mark) => void; fail: () => void }[] = [];
    let known = 0;
    const ask = (): Promise<Mark> =>
      new Promise((resolve, reject) => {
        questions.push({ answer: resolve, fail: () => reject(new Error('away')) });
      });
    const wanted = new Wanted(ask, () => {
      known += 1;
    });
    return { wanted, questions, known: () => known };
  }
  const settle = (): Promise<void> => setImmediate();

  it('is not known from a change until it was asked for after it', async () => {
    const { wanted, questions, known } = open();
    wanted.raise();
    expect(wanted.mark).toBeNull();
    questions[0]?.answer(MARK);
    await settle();
    expect([wanted.mark, known()]).toEqual([MARK, 1]);
    wanted.raise();
    expect(wanted.mark).toBeNull();
  });

  it('is asked for again where something changed while it was asked for', async () => {
    const { wanted, questions, known } = open();
    wanted.raise();
    wanted.raise();
    expect(questions).toHaveLength(1);
    questions[0]?.answer(MARK);
    await settle();
    expect([wanted.mark, known(), questions.length]).toEqual([null, 0, 2]);
    questions[1]?.answer({ ...MARK, position: 200n });
    await settle();
    expect([wanted.mark?.position, known()]).toEqual([200n, 1]);
  });

  it('is asked for again where nobody answers', async () => {
    const { wanted, questions } = open();
    wanted.raise();
    questions[0]?.fail();
    await expect.poll(() => questions.length).toBe(2);
    questions[1]?.answer(MARK);
    await expect.poll(() => wanted.mark).toEqual(MARK);
  });
});

describe('patience with a server', () => {
  it('ends while others are served', async () => {
    const never = new Promise(() => undefined);
    await expect(withPatience(15, never)).rejects.toThrow('no answer within 15 ms');
  });

  it('does not end because this process was held up', async () => {
    // Like what came over a connection: it is looked at after what time has made due.
    const answer = setImmediate().then(() => setImmediate('fresh'));
    const outcome = withPatience(150, answer);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    expect(await outcome).toBe('fresh');
  });
});
