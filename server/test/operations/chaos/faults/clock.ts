import { atOnce, type Fault } from './fault.ts';

const MINUTE_MS = 60_000;
/** Over the longest embargo of the writers, and over the life of a session now and then. */
const LEAST_MINUTES = 46;
const MORE_MINUTES = 60;

const jump = (name: string, sign: 1 | -1): Fault => ({
  name,
  part: 'clock',
  strike: atOnce(({ clock }, random) =>
    clock.move(sign * (LEAST_MINUTES + random.below(MORE_MINUTES)) * MINUTE_MS),
  ),
});

export const clockFaults: readonly Fault[] = [jump('clock jumps forwards', 1), jump('clock jumps back', -1)];
