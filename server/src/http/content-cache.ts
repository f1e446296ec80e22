import { LRUCache } from 'lru-cache';
import type { ChangedContent, Database } from '../db/database.ts';
import { type Asker, Turns, WorkRefused } from '../process/turns.ts';
import { AskedBefore } from './asked-before.ts';
import { KeptBefore } from './kept-before.ts';

/** The next instant at which time alone changes what readers see, in Unix milliseconds; `Infinity`: never. */
export type NextBoundary = (now: Date) => Promise<number>;

interface ContentCacheOptions {
  database: Database;
  now: () => Date;
  nextBoundary: NextBoundary;
  maxBytes?: number;
}

/** The releases that something shows: what is told of others leaves it as it is. */
export interface Showing {
  releases: readonly number[];
}
export const NO_RELEASE: Showing = { releases: [] };

interface Dated {
  value: unknown;
  /** It is served to nobody from then on, whatever has been computed since. */
  until: number;
  /** Nor before then, where the clock is put back. */
  from: number;
}

interface Kept extends Dated {
  /** Null: any change may have changed it. */
  showing: Showing | null;
}

/** What is kept by id: of releases, or of what is shown with them and does not change with them. */
type ShelfKind = 'releases' | 'assets';

interface Shelf {
  kind: ShelfKind;
  values: LRUCache<number, Dated>;
}

interface Generation {
  /** Nothing of this generation is served from then on. */
  until: number;
  /** Nor before then. */
  from: number;
  building: Map<string, Promise<unknown>>;
}

/**
 * What takes the thread of the event loop for long is built by so few at once that others get their turn in between. A search
 * goes to and fro between two threads: with three of them each has one at hand while it waits for another.
 */
const DEAR_BUILDS = { atOnce: 3, places: 64, patienceMs: 5000 };
/** What a value takes beside itself, at the least: it bounds how many small ones there are. */
const ENTRY_BYTES = 500;
const NEVER = { from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

interface RepeatedOptions<Value> {
  build: () => Promise<Value>;
  sizeOf: (value: Value) => number;
  dearFor: Asker | null;
  showing?: Showing | null;
}

interface EachOptions<Value> {
  build: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>;
  sizeOf: (value: Value) => number;
  kind: ShelfKind;
}

/** Whether a time lies where nothing appears or disappears by itself: what was computed at any of it is right. */
const isWithin = (now: number, { from, until }: { from: number; until: number }): boolean =>
  now >= from && now < until;

const isUntouched = ({ showing }: Kept, changed: Showing): boolean =>
  showing !== null && !changed.releases.some((id) => showing.releases.includes(id));

/**
 * Keeps what was computed from content until content changes in any process, or until an embargo, an expiry or a
 * schedule passes. Of a change that is about some releases alone, what says that it shows others stays. A value whose
 * computation began before a change is never kept. What is built must be built for the time at which `build` is called: an
 * instant that was read earlier may lie before the boundary that just passed.
 */
export class ContentCache {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #findBoundary: NextBoundary;
  readonly #maxBytes: number;
  #values: LRUCache<string, Kept>;
  readonly #before: KeptBefore;
  readonly #asked = new AskedBefore();
  readonly #shelves = new Map<string, Shelf>();
  readonly #shelfBytes: number;
  /** How often what was asked for was at hand, since the start. */
  readonly counts = { hits: 0, misses: 0 };
  /** Of what is dear to build. */
  readonly turns = new Turns(DEAR_BUILDS);
  #generation: Promise<Generation> | null = null;
  /** When what is kept may be served: never. */
  #span = NEVER;
  #changes = 0;

  constructor({ database, now, nextBoundary, maxBytes = 32 * 1024 * 1024 }: ContentCacheOptions) {
    this.#database = database;
    this.#now = now;
    this.#findBoundary = nextBoundary;
    this.#maxBytes = maxBytes;
    this.#values = this.#empty();
    this.#before = new KeptBefore({ database, now });
    this.#shelfBytes = maxBytes / 2;
    database.onContentChange((changed) => {
      this.#changes += 1;
      this.#setAside();
      this.#drop(changed);
    });
  }

  /**
   * What `ask` answers; where it cannot because the database is away, what was kept under `key` before, handed through
   * `mark` with when it was last known to be right. Nothing passes an instant at which time alone changes what may be seen.
   */
  orBefore<Value>(
    key: string,
    ask: () => Promise<Value>,
    mark: (value: Value, since: Date) => Value,
  ): Promise<Value> {
    return this.#before.orBefore(key, ask, mark);
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
    const now = this.#now().getTime();
    if (!isWithin(now, this.#span)) return undefined;
    const kept = this.#values.get(key);
    if (kept === undefined || !isWithin(now, kept)) return undefined;
    this.counts.hits += 1;
    return kept.value as Value;
  }

  /**
   * Like `remember`, but keeps only what was asked for before: what comes once must not push out what comes often.
   * `dearFor`: it is dear to build, which is done in turns, and for whom. @throws {WorkRefused} when too many wait
   */
  async rememberRepeated<Value>(
    key: string,
    { build, sizeOf, dearFor, showing = null }: RepeatedOptions<Value>,
  ): Promise<Value> {
    const buildInTurn = dearFor === null ? build : () => this.turns.take(dearFor, build);
    if (this.#asked.note(key)) return this.remember(key, buildInTurn, sizeOf, showing);
    this.counts.misses += 1;
    return buildInTurn();
  }

  /** What is kept under `key`, else what `build` answers; `sizeOf` tells its bytes. Callers agree on one type a key. */
  async remember<Value>(
    key: string,
    build: () => Promise<Value>,
    sizeOf: (value: Value) => number,
    showing: Showing | null = null,
  ): Promise<Value> {
    const kept = this.peek<Value>(key);
    if (kept !== undefined) return kept;
    if (!this.#database.hearsChanges()) {
      this.counts.misses += 1;
      return build();
    }
    const generation = await this.#current();
    // It may have outlived the change after which nothing was served.
    const left = this.peek<Value>(key);
    if (left !== undefined) return left;
    const running = generation.building.get(key);
    if (running !== undefined) {
      return (running as Promise<Value>).catch((error: unknown) => {
        // Who began it has hung up; whoever else waits for it begins anew.
        if (error instanceof WorkRefused && error.reason === 'gone')
          return this.remember(key, build, sizeOf, showing);
        throw error;
      });
    }
    this.counts.misses += 1;
    const building = build();
    generation.building.set(key, building);
    try {
      const value = await building;
      if (await this.#isCurrent(generation)) {
        const { from, until } = generation;
        const size = sizeOf(value) + key.length + ENTRY_BYTES;
        this.#values.set(key, { value, from, until, showing }, { size });
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
    { build, sizeOf, kind }: EachOptions<Value>,
  ): Promise<Map<number, Value>> {
    const values = new Map<number, Value>();
    const hears = this.#database.hearsChanges();
    // Nothing is awaited where all is at hand.
    let generation = hears && !isWithin(this.#now().getTime(), this.#span) ? await this.#current() : null;
    this.#take(shelfName, ids, values);
    if (values.size === ids.length) return values;
    if (hears) generation ??= await this.#current();
    const built = await build(ids.filter((id) => !values.has(id)));
    const isKept = generation !== null && (await this.#isCurrent(generation));
    const shelf = this.#shelves.get(shelfName) ?? {
      kind,
      values: new LRUCache<number, Dated>({ maxSize: this.#shelfBytes }),
    };
    if (isKept) this.#shelves.set(shelfName, shelf);
    for (const [id, value] of built) {
      values.set(id, value);
      if (generation === null || !isKept) continue;
      const { from, until } = generation;
      shelf.values.set(id, { value, from, until }, { size: sizeOf(value) });
    }
    return values;
  }

  /** What stands on a shelf already. */
  #take<Value>(shelfName: string, ids: readonly number[], values: Map<number, Value>): void {
    const shelf = this.#shelves.get(shelfName);
    const now = this.#now().getTime();
    if (shelf === undefined || !isWithin(now, this.#span)) return;
    for (const id of ids) {
      const kept = shelf.values.get(id);
      if (kept !== undefined && isWithin(now, kept)) values.set(id, kept.value as Value);
    }
  }

  async #isCurrent(generation: Generation): Promise<boolean> {
    const isLast = this.#span === generation && (await this.#generation) === generation;
    return isLast && this.#now().getTime() >= generation.from;
  }

  async #current(): Promise<Generation> {
    if (this.#generation !== null && !isWithin(this.#now().getTime(), await this.#generation))
      this.#drop('anything');
    if (this.#generation === null) {
      const begun = this.#now();
      const fresh = this.#findBoundary(begun).then((until): Generation => {
        const generation = { from: begun.getTime(), until, building: new Map<string, Promise<unknown>>() };
        if (this.#generation === fresh) this.#span = generation;
        return generation;
      });
      fresh.catch(() => {
        if (this.#generation === fresh) this.#drop('anything');
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
    this.#before.keep(this.#values);
    this.#values = this.#empty();
  }

  readonly #empty = (): LRUCache<string, Kept> => new LRUCache({ maxSize: this.#maxBytes });

  #drop(changed: ChangedContent): void {
    this.#generation = null;
    this.#span = NEVER;
    if (changed === 'anything') {
      this.#values.clear();
      this.#shelves.clear();
      return;
    }
    // What readers are shown nowhere stands in no answer.
    const touched = changed.releases.length === 0 ? [] : [...this.#values.entries()];
    for (const [key, kept] of touched) if (!isUntouched(kept, changed)) this.#values.delete(key);
    for (const { kind, values } of this.#shelves.values()) for (const id of changed[kind]) values.delete(id);
  }
}
