import type { Database } from '../db/database.ts';

/** Longest time to serve cached answers without change notices. */
const MOST_MS = 3_600_000;
/** Time after a failure in which the database is not asked again. */
const AWAY_MS = 1000;

/** Period without changes of visibility by time, in Unix milliseconds. */
export interface Span {
  from: number;
  until: number;
}

/** A value computed within a period is valid throughout it. */
export const isWithin = (now: number, { from, until }: Span): boolean => now >= from && now < until;

/** Cached values. */
interface Shelf {
  get(key: string): { value: unknown } | undefined;
}

/** Cache contents from before the database became unavailable, for readers meanwhile. */
export class StaleIfError {
  readonly #database: Pick<Database, 'classify'>;
  readonly #now: () => Date;
  #left: { shelf: Shelf; span: Span; since: number } | null = null;
  /** Null: the database is not known to be unavailable. */
  #awayUntil: number | null = null;
  #isAskedAgain = false;

  constructor({ database, now }: { database: Pick<Database, 'classify'>; now: () => Date }) {
    this.#database = database;
    this.#now = now;
  }

  /** Call it when change notices stop: the database may be unavailable. */
  keep(shelf: Shelf, span: Span): void {
    this.#left = { shelf, span, since: this.#now().getTime() };
    this.#awayUntil = null;
  }

  forget(): void {
    this.#left = null;
  }

  async orStale<Value>(
    key: string,
    ask: () => Promise<Value>,
    mark: (value: Value, since: Date) => Value,
  ): Promise<Value> {
    const early = this.#isAway() ? this.#take(key, mark) : null;
    if (early !== null) return early.value;
    // While the database is silent, one request waits for it and the others use the cache.
    this.#isAskedAgain = this.#awayUntil !== null;
    try {
      const value = await ask();
      this.#awayUntil = null;
      return value;
    } catch (error) {
      const left = this.#database.classify(error) === 'unavailable' ? this.#take(key, mark) : null;
      if (left === null) throw error;
      this.#awayUntil = this.#now().getTime() + AWAY_MS;
      return left.value;
    } finally {
      this.#isAskedAgain = false;
    }
  }

  #isAway(): boolean {
    return this.#isAskedAgain || (this.#awayUntil !== null && this.#now().getTime() < this.#awayUntil);
  }

  #take<Value>(key: string, mark: (value: Value, since: Date) => Value): { value: Value } | null {
    if (this.#left === null) return null;
    const { shelf, span, since } = this.#left;
    const now = this.#now().getTime();
    const kept = shelf.get(key);
    if (kept === undefined || !isWithin(now, span) || now >= since + MOST_MS) return null;
    return { value: mark(kept.value as Value, new Date(since)) };
  }
}
