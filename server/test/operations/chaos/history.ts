import type { InvariantName } from './invariants/names.ts';

export interface Breach {
  invariant: InvariantName;
  what: string;
  at: Date;
}

/** Limit of reported violations per invariant; all are counted. */
const TOLD_AT_ONCE = 10;

/** Requests, their results, and violations. */
export class History {
  readonly outcomes = new Map<string, number>();
  readonly faults = new Map<string, number>();
  readonly breaches: Breach[] = [];
  rounds = 0;
  readonly #tell: (line: string) => void;

  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  count(what: 'outcomes' | 'faults', name: string): void {
    this[what].set(name, (this[what].get(name) ?? 0) + 1);
  }

  say(line: string): void {
    this.#tell(`${new Date().toISOString().slice(11, 23)} ${line}`);
  }

  breach(invariant: InvariantName, what: string): void {
    this.breaches.push({ invariant, what, at: new Date() });
    const told = this.breaches.filter((each) => each.invariant === invariant).length;
    if (told <= TOLD_AT_ONCE) this.say(`BROKEN ${invariant}: ${what}`);
  }
}
