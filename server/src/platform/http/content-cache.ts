import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { type Client, ConcurrencyLimiter, WorkRefused } from '../limited/concurrency-limiter.ts';
import { AdmissionFilter } from './admission-filter.ts';
import { isWithin, type Span, StaleIfError } from './stale-if-error.ts';

/** The next instant at which time alone changes what readers see, in Unix milliseconds; `Infinity`: never. */
export type NextBoundary = (now: Date) => Promise<number>;

interface ContentCacheOptions {
  database: Database;
  now: () => Date;
  nextBoundary: NextBoundary;
  maxBytes?: number;
}

/** `LRUCache` keeps objects. */
interface Kept {
  value: unknown;
}

interface Generation extends Span {
  building: Map<string, Promise<unknown>>;
}

/**
 * What takes the thread of the event loop for long is built by so few at once that others get their turn in between. A search
 * goes to and fro between two threads: with three of them each has one at hand while it waits for another.
 */
const DEAR_BUILDS = { atOnce: 3, places: 64, patienceMs: 5000 };
/** What a value takes beside itself, at the least: it bounds how many small ones there are. */
const ENTRY_BYTES = 500;
const NEVER: Span = { from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

interface RepeatedOptions<Value> {
  build: () => Promise<Value>;
  sizeOf: (value: Value) => number;
  expensiveFor: Client | null;
}

interface EachOptions<Value> {
  build: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>;
  sizeOf: (value: Value) => number;
}

/**
 * Keeps what was computed from content until content changes in any process, or until an embargo, an expiry or a
 * schedule passes. A value whose computation began before a change is never kept. What is built must be built for the time
 * at which `build` is called: an instant that was read earlier may lie before the boundary that just passed.
 */
export class ContentCache {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #findBoundary: NextBoundary;
  readonly #maxBytes: number;
  #values: LRUCache<string, Kept>;
  readonly #before: StaleIfError;
  readonly #asked = new AdmissionFilter();
  readonly #shelves = new Map<string, LRUCache<number, Kept>>();
  readonly #shelfBytes: number;
  /** How often what was asked for was at hand, since the start. */
  readonly counts = { hits: 0, misses: 0 };
  /** Of what is expensive to build. */
  readonly limiter = new ConcurrencyLimiter(DEAR_BUILDS);
  #generation: Promise<Generation> | null = null;
  /** When what is kept may be served: never. */
  #span: Span = NEVER;
  #changes = 0;

  constructor({ database, now, nextBoundary, maxBytes = 32 * 1024 * 1024 }: ContentCacheOptions) {
    this.#database = database;
    this.#now = now;
    this.#findBoundary = nextBoundary;
    this.#maxBytes = maxBytes;
    this.#values = this.#empty();
    this.#before = new StaleIfError({ database, now });
    this.#shelfBytes = maxBytes / 2;
    database.onContentChange(() => {
      this.#changes += 1;
      this.#setAside();
      this.#drop();
    });
  }

  /**
   * What `ask` answers; where it cannot because the database is away, what was kept under `key` before, handed through
   * `mark` with when it was last known to be right. Nothing passes an instant at which time alone changes what may be seen.
   */
  orStale<Value>(
    key: string,
    ask: () => Promise<Value>,
    mark: (value: Value, since: Date) => Value,
  ): Promise<Value> {
    return this.#before.orStale(key, ask, mark);
  }

  /** Counts what was heard of changes. */
  get changes(): number {
    return this.#changes;
  }

  /** When time alone next changes what readers see, in Unix milliseconds; without waiting where that is known. */
  nextBoundary(): number | Promise<number> {
    if (isWithin(this.#now().getTime(), this.#span)) return this.#span.until;
    return this.#current().then(({ until }) => until);
  }

  /** What is kept under `key`, without waiting. */
  peek<Value>(key: string): Value | undefined {
    if (!isWithin(this.#now().getTime(), this.#span)) return undefined;
    const kept = this.#values.get(key);
    if (kept === undefined) return undefined;
    this.counts.hits += 1;
    return kept.value as Value;
  }

  /**
   * Like `remember`, but keeps only what was asked for before: what comes once must not push out what comes often.
   * `expensiveFor`: it is expensive to build, which is done in turn, and for whom. @throws {WorkRefused} when too many wait
   */
  async rememberRepeated<Value>(
    key: string,
    { build, sizeOf, expensiveFor }: RepeatedOptions<Value>,
  ): Promise<Value> {
    const buildInTurn = expensiveFor === null ? build : () => this.limiter.take(expensiveFor, build);
    if (this.#asked.note(key)) return this.remember(key, buildInTurn, sizeOf);
    this.counts.misses += 1;
    return buildInTurn();
  }

  /** What is kept under `key`, else what `build` answers; `sizeOf` tells its bytes. Callers agree on one type a key. */
  async remember<Value>(
    key: string,
    build: () => Promise<Value>,
    sizeOf: (value: Value) => number,
  ): Promise<Value> {
    const kept = this.peek<Value>(key);
    if (kept !== undefined) return kept;
    if (!this.#database.hearsChanges()) {
      this.counts.misses += 1;
      return build();
    }
    const generation = await this.#current();
    const running = generation.building.get(key);
    if (running !== undefined) {
      return (running as Promise<Value>).catch((error: unknown) => {
        // Who began it has hung up; whoever else waits for it begins anew.
        if (error instanceof WorkRefused && error.reason === 'gone') return this.remember(key, build, sizeOf);
        throw error;
      });
    }
    this.counts.misses += 1;
    const building = build();
    generation.building.set(key, building);
    try {
      const value = await building;
      if (await this.#isCurrent(generation)) {
        const size = sizeOf(value) + key.length + ENTRY_BYTES;
        this.#values.set(key, { value }, { size });
      }
      return value;
    } finally {
      generation.building.delete(key);
    }
  }

  /**
   * What is kept for each id on one of a few shelves, each with bounds of its own; what is missing is built in one go.
   * An id for which nothing is built is left out.
   */
  async rememberEach<Value>(
    shelfName: string,
    ids: readonly number[],
    { build, sizeOf }: EachOptions<Value>,
  ): Promise<Map<number, Value>> {
    const values = new Map<number, Value>();
    // Nothing is awaited where all is at hand.
    const atHand = isWithin(this.#now().getTime(), this.#span) ? this.#shelves.get(shelfName) : undefined;
    for (const id of ids) {
      const kept = atHand?.get(id);
      if (kept !== undefined) values.set(id, kept.value as Value);
    }
    if (values.size === ids.length) return values;
    const generation = this.#database.hearsChanges() ? await this.#current() : null;
    const built = await build(ids.filter((id) => !values.has(id)));
    const isKept = generation !== null && (await this.#isCurrent(generation));
    const shelf = this.#shelves.get(shelfName) ?? new LRUCache<number, Kept>({ maxSize: this.#shelfBytes });
    if (isKept) this.#shelves.set(shelfName, shelf);
    for (const [id, value] of built) {
      values.set(id, value);
      if (isKept) shelf.set(id, { value }, { size: sizeOf(value) });
    }
    return values;
  }

  async #isCurrent(generation: Generation): Promise<boolean> {
    const isLast = this.#span === generation && (await this.#generation) === generation;
    return isLast && this.#now().getTime() >= generation.from;
  }

  async #current(): Promise<Generation> {
    if (this.#generation !== null && !isWithin(this.#now().getTime(), await this.#generation)) this.#drop();
    if (this.#generation === null) {
      const begun = this.#now();
      const fresh = this.#findBoundary(begun).then((until): Generation => {
        const generation = { from: begun.getTime(), until, building: new Map<string, Promise<unknown>>() };
        if (this.#generation === fresh) this.#span = generation;
        return generation;
      });
      fresh.catch(() => {
        if (this.#generation === fresh) this.#drop();
      });
      this.#generation = fresh;
    }
    return this.#generation;
  }

  /** What is kept when changes cannot be heard any more may be all there is; a change that is heard of ends it. */
  #setAside(): void {
    if (this.#database.hearsChanges() || this.#values.size === 0) {
      this.#before.forget();
      return;
    }
    this.#before.keep(this.#values, this.#span);
    this.#values = this.#empty();
  }

  readonly #empty = (): LRUCache<string, Kept> => new LRUCache({ maxSize: this.#maxBytes });

  #drop(): void {
    this.#generation = null;
    this.#span = NEVER;
    this.#values.clear();
    this.#shelves.clear();
  }
}
