import type { Fault } from './faults/fault.ts';
import { makeRandom } from './random.ts';

/** Simultaneous faults, and their duration. */
export interface Round {
  faults: readonly Fault[];
  lastsMs: number;
  /** No writes meanwhile, so that readers are answered from caches. */
  isCalm: boolean;
}

const LEAST_MS = 500;
const MORE_MS = 2500;

/** Endless rounds: every fault once, compatible ones in pairs, then random ones; equal for equal seeds. */
export function* planRounds(faults: readonly Fault[], seed: number): Generator<Round, never> {
  const random = makeRandom(seed, 'faults');
  let waiting = random.shuffle(faults);
  for (;;) {
    const [first, ...others] = waiting;
    if (first === undefined) {
      waiting = random.shuffle(faults);
      continue;
    }
    const second = others.find(({ part }) => part !== first.part);
    waiting = others.filter((fault) => fault !== second);
    yield {
      faults: second === undefined ? [first] : [first, second],
      lastsMs: LEAST_MS + random.below(MORE_MS),
      isCalm: random.below(2) === 0,
    };
  }
}
