import type { MovableClock } from '../../../../scripts/movable-clock.ts';

/** Periods by the true clock, in Unix milliseconds. */
export class Spans {
  readonly #spans: { from: number; until: number }[] = [];

  /** Returns a function that ends the period. */
  begin(): () => void {
    const span = { from: Date.now(), until: Number.POSITIVE_INFINITY };
    this.#spans.push(span);
    return () => {
      span.until = Math.min(span.until, Date.now());
    };
  }

  touch(from: number, until: number): boolean {
    return this.#spans.some((span) => span.from <= until && span.until >= from);
  }
}

/** Accuracy of clocks on one machine. */
const BLUR_MS = 5;

/** History of the servers' clock settings. */
export class ClockHistory {
  readonly #clock: MovableClock;
  readonly #moves: { from: number; until: number; ahead: number }[] = [
    { from: 0, until: Number.POSITIVE_INFINITY, ahead: 0 },
  ];

  constructor(clock: MovableClock) {
    this.#clock = clock;
  }

  get environment(): MovableClock['environment'] {
    return this.#clock.environment;
  }

  now(): Date {
    return this.#clock.now();
  }

  /** Difference from the true time in milliseconds. */
  get ahead(): number {
    return this.#moves.at(-1)?.ahead ?? 0;
  }

  move(ms: number): void {
    const from = Date.now();
    const before = this.#moves.at(-1);
    this.#clock.move(ms);
    if (before !== undefined) before.until = Date.now();
    this.#moves.push({ from, until: Number.POSITIVE_INFINITY, ahead: this.ahead + ms });
  }

  /** Times that the servers' clock showed between two true instants: one range per setting. */
  between(from: number, until: number): { earliest: number; latest: number }[] {
    return this.#moves
      .filter((move) => move.from <= until && move.until >= from)
      .map((move) => ({
        earliest: Math.max(from, move.from) + move.ahead - BLUR_MS,
        latest: Math.min(until, move.until) + move.ahead + BLUR_MS,
      }));
  }
}
