import type { Random } from '../random.ts';
import { atOnce, type Fault } from './fault.ts';

const MINUTE_MS = 60_000;
/** Longer than the longest embargo of the writers, and sometimes than a session. */
const LEAST_MINUTES = 46;
const MORE_MINUTES = 60;

/** Size of a jump in milliseconds. */
const reach = (random: Random): number => (LEAST_MINUTES + random.below(MORE_MINUTES)) * MINUTE_MS;

const jump = (name: string, sign: 1 | -1): Fault => ({
  name,
  part: 'clock',
  strike: atOnce(({ clock }, random) => clock.move(sign * reach(random))),
});

export const clockFaults: readonly Fault[] = [
  jump('clock jumps forwards', 1),
  jump('clock jumps back', -1),
  {
    name: 'clock ahead for a while',
    part: 'clock',
    strike: async ({ clock }, random) => {
      const ms = reach(random);
      clock.move(ms);
      return async () => clock.move(-ms);
    },
  },
];
