import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { type Asker, Turns, WorkRefused } from '../process/turns.ts';

/** The next instant at which time alone changes what readers see, in Unix milliseconds; `Infinity`: never. */
export type NextBoundary = (now: Date) => Promise<number>;

interface ContentCacheOptions {
  database: Database;
  now: () => Date;
  nextBoundary: NextBoundary;
  maxBytes?: number;
}

interface Generation {
  /** Nothing of this generation is served from then on. */
  until: number;
  building: Map<string, Promise<unknown>>;
}

/** What takes the thread of the event loop for long is built by so few at once that others get their turn in between. */
const DEAR_BUILDS = { atOnce: 2, places: 64, patienceMs: 5000 };
/** For the keys that were asked for once. */
const ASKED_KEYS_MAX_BYTES = 4 * 1024 * 1024;

interface RepeatedOptions<Value> {
  build: () => Promise<Value>;
  sizeOf: (value: Value) => number;
  dearFor: Asker | null;
}

interface EachOptions<Value> {
  build: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>;
  sizeOf: (value: Value) => number;
}

/**
 * Keeps what was computed from content until content changes in any process, or until an embargo, an expiry or a
 * schedule passes. A value whose computation began before a change is never kept. What is built must be built for the
 * time at which `build` is called: an instant that was read earlier may lie before the boundary that just passed.
 */
export class ContentCache {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #nextBoundary: NextBoundary;
  readonly #values: LRUCache<string, { value: unknown }>;
  readonly #asked = new LRUCache<string, true>({ maxSize: ASKED_KEYS_MAX_BYTES });
  readonly #shelves = new Map<string, LRUCache<number, { value: unknown }>>();
  readonly #shelfBytes: number;
  readonly #turns = new Turns(DEAR_BUILDS);
  #generation: Promise<Generation> | null = null;
  #until = Number.NEGATIVE_INFINITY;

  constructor({ database, now, nextBoundary, maxBytes = 32 * 1024 * 1024 }: ContentCacheOptions) {
    this.#database = database;
    this.#now = now;
    this.#nextBoundary = nextBoundary;
    this.#values = new LRUCache({ maxSize: maxBytes, max: 50_000 });
    this.#shelfBytes = maxBytes / 2;
    database.onContentChange(() => this.#drop());
  }

  /** What is kept under `key`, without waiting. */
  peek<Value>(key: string): Value | undefined {
    if (this.#now().getTime() >= this.#until) return undefined;
    return this.#values.get(key)?.value as Value | undefined;
  }

  /**
   * Like `remember`, but keeps only what was asked for before: what comes once must not push out what comes often.
   * `dearFor`: it is dear to build, which is done in turns, and for whom. @throws {WorkRefused} when too many wait
   */
  async rememberRepeated<Value>(
    key: string,
    { build, sizeOf, dearFor }: RepeatedOptions<Value>,
  ): Promise<Value> {
    const buildInTurn = dearFor === null ? build : () => this.#turns.take(dearFor, build);
    if (this.#asked.has(key)) return this.remember(key, buildInTurn, sizeOf);
    this.#asked.set(key, true, { size: key.length });
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
    if (!this.#database.hearsChanges()) return build();
    const generation = await this.#current();
    const running = generation.building.get(key);
    if (running !== undefined) {
      return (running as Promise<Value>).catch((error: unknown) => {
        // Who began it has hung up; whoever else waits for it begins anew.
        if (error instanceof WorkRefused && error.reason === 'gone') return this.remember(key, build, sizeOf);
        throw error;
      });
    }
    const building = build();
    generation.building.set(key, building);
    try {
      const value = await building;
      if (await this.#isCurrent(generation)) {
        this.#values.set(key, { value }, { size: sizeOf(value) + key.length });
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
    const isValid = this.#now().getTime() < this.#until;
    for (const id of isValid ? ids : []) {
      const kept = this.#shelves.get(shelfName)?.get(id);
      if (kept !== undefined) values.set(id, kept.value as Value);
    }
    if (values.size === ids.length) return values;
    const generation = this.#database.hearsChanges() ? await this.#current() : null;
    const built = await build(ids.filter((id) => !values.has(id)));
    const isKept = generation !== null && (await this.#isCurrent(generation));
    const shelf = this.#shelves.get(shelfName) ?? new LRUCache({ maxSize: this.#shelfBytes });
    if (isKept) this.#shelves.set(shelfName, shelf);
    for (const [id, value] of built) {
      values.set(id, value);
      if (isKept) shelf.set(id, { value }, { size: sizeOf(value) });
    }
    return values;
  }

  async #isCurrent(generation: Generation): Promise<boolean> {
    return this.#until === generation.until && (await this.#generation) === generation;
  }

  async #current(): Promise<Generation> {
    if (this.#generation !== null && this.#now().getTime() >= (await this.#generation).until) this.#drop();
    if (this.#generation === null) {
      const fresh = this.#nextBoundary(this.#now()).then((until): Generation => {
        if (this.#generation === fresh) this.#until = until;
        return { until, building: new Map() };
      });
      fresh.catch(() => {
        if (this.#generation === fresh) this.#drop();
      });
      this.#generation = fresh;
    }
    return this.#generation;
  }

  #drop(): void {
    this.#generation = null;
    this.#until = Number.NEGATIVE_INFINITY;
    this.#values.clear();
    this.#shelves.clear();
  }
}
