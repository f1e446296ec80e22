import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { type Client, ConcurrencyLimiter, WorkRefused } from '../limited/concurrency-limiter.ts';
import { AdmissionFilter } from './admission-filter.ts';
import { isWithin, type Span, StaleIfError } from './stale-if-error.ts';

/** Next instant at which visibility changes by time alone, in Unix milliseconds; `Infinity`: never. */
export type NextBoundary = (now: Date) => Promise<number>;

interface ContentCacheOptions {
  database: Database;
  now: () => Date;
  nextBoundary: NextBoundary;
  maxBytes?: number;
}

/** `LRUCache` stores objects only. */
interface Kept {
  value: unknown;
}

interface Generation extends Span {
  building: Map<string, Promise<unknown>>;
}

/**
 * Limits concurrent builds that block the event loop, so that other requests run in between. A search alternates
 * between two threads: three searches keep both busy.
 */
const EXPENSIVE_BUILDS = { atOnce: 3, places: 64, patienceMs: 5000 };
/** Minimum size counted for a value; it limits the number of small values. */
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
 * Caches values computed from content until content changes in any process, or until an embargo, an expiry or a
 * schedule passes. A value whose computation began before a change is not cached. `build` must use the time at which it
 * is called: an earlier instant may precede the boundary.
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
  /** Hits and misses since the start. */
  readonly counts = { hits: 0, misses: 0 };
  /** For expensive builds. */
  readonly limiter = new ConcurrencyLimiter(EXPENSIVE_BUILDS);
  #generation: Promise<Generation> | null = null;
  /** Period in which cached values are valid; initially none. */
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
   * Result of `ask`. If the database is unavailable: the value cached earlier under `key`, passed through `mark` with
   * the time at which it was last valid. Never beyond an instant at which visibility changes.
   */
  orStale<Value>(
    key: string,
    ask: () => Promise<Value>,
    mark: (value: Value, since: Date) => Value,
  ): Promise<Value> {
    return this.#before.orStale(key, ask, mark);
  }

  /** Number of received change notices. */
  get changes(): number {
    return this.#changes;
  }

  /** Next instant at which visibility changes by time alone, in Unix milliseconds; synchronous if it is known. */
  nextBoundary(): number | Promise<number> {
    if (isWithin(this.#now().getTime(), this.#span)) return this.#span.until;
    return this.#current().then(({ until }) => until);
  }

  /** Cached value of `key`, synchronously. */
  peek<Value>(key: string): Value | undefined {
    if (!isWithin(this.#now().getTime(), this.#span)) return undefined;
    const kept = this.#values.get(key);
    if (kept === undefined) return undefined;
    this.counts.hits += 1;
    return kept.value as Value;
  }

  /**
   * Like `remember`, but caches only keys requested before, because single requests must not evict frequent ones.
   * `expensiveFor`: client of an expensive build, which is queued. @throws {WorkRefused} if the queue is full
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

  /** Cached value of `key`, else the result of `build`; `sizeOf` returns its bytes. Each key must have one type. */
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
        // The client that started the build disconnected; the others start it again.
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
   * Cached values by id on one of a few shelves, each with its own limits. Missing values are built together; ids
   * without a result are left out.
   */
  async rememberEach<Value>(
    shelfName: string,
    ids: readonly number[],
    { build, sizeOf }: EachOptions<Value>,
  ): Promise<Map<number, Value>> {
    const values = new Map<number, Value>();
    // Synchronous if everything is cached.
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

  /**
   * Keeps the cached values when change notices stop, because the database may be unavailable. The next notice discards
   * them.
   */
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
