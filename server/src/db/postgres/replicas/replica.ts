import type { CompiledQuery } from 'kysely';
import type { ReplicaStanding, ReplicaState } from '../../database.ts';
import { codeOf } from '../failures.ts';
import { askNamed } from '../named-pool.ts';
import { pg } from '../pg.ts';
import { endPools, type Pools, type Work } from '../pools.ts';
import { runCancellable } from '../scan-connections.ts';
import { lookAt, withPatience } from './look.ts';
import { judge, type Seen } from './standing.ts';
import type { Wanted } from './wanted.ts';

/** What a query fails with that stood in the way of the replay: nothing is wrong with the replica. */
export const IN_THE_WAY = '40001';
/** Who does not say so soon how far it has come is read no more. */
const LOOK_MS = 1500;
/** How often it is looked at, and at first while it is behind. */
const REST_MS = 1000;
const SOON_MS = 20;
/** Every change leaves it behind for a moment, of which nobody is told. */
const LASTING_MS = 5000;
/** What may pass in a moment. */
const PASSING: readonly ReplicaStanding[] = ['behind', 'unheard'];

/** It cannot be read now, whatever it said a moment ago. */
export class NotFresh extends Error {}

interface ReplicaOptions {
  address: string;
  pools: Pools;
  wanted: Wanted;
  /** Told when readers are answered from it, and when no more. */
  onTurn: (state: ReplicaState) => void;
}

/** A server that follows the one that takes writes. It is read from only over connections that have proved how far it is. */
export class Replica {
  readonly name: string;
  readonly pools: Pools;
  readonly #options: ReplicaOptions;
  /** What was proved over each connection: a server that starts again breaks them, and may have fallen back. */
  readonly #proved = new WeakMap<pg.PoolClient, Seen>();
  readonly #lent = new Set<pg.PoolClient>();
  #watch: pg.Client | null = null;
  #seen: Seen | null = null;
  #life: object = {};
  #next: NodeJS.Timeout | undefined;
  #isLooking = false;
  #wait = REST_MS;
  #notFreshSince: number | null = null;
  #told: ReplicaState | null = null;
  #failure: unknown = null;
  #isClosed = false;

  constructor(options: ReplicaOptions) {
    this.name = new URL(options.address).host;
    this.pools = options.pools;
    this.#options = options;
    for (const pool of Object.values(options.pools)) {
      pool.on('acquire', (client) => this.#lent.add(client));
      pool.on('release', (_error, client) => this.#lent.delete(client));
    }
  }

  get standing(): ReplicaStanding {
    return judge(this.#seen, this.#options.wanted.mark);
  }

  /** Another one each time it was lost: what is read of it then may be older than what was read before. */
  get life(): object {
    return this.#life;
  }

  /** What was said of it last, which lasts longer than a change. */
  get told(): ReplicaState | null {
    return this.#told;
  }

  get state(): ReplicaState {
    return { name: this.name, standing: this.standing, failure: this.#seen === null ? this.#failure : null };
  }

  /** Answers the rows of a query. @throws {NotFresh} and whatever a server that dies may say */
  async ask(work: Work, { sql, parameters }: CompiledQuery): Promise<unknown[]> {
    const client = await this.#lend(work);
    try {
      return (await askNamed(client, sql, parameters)).rows;
    } finally {
      client.release();
    }
  }

  scan(query: CompiledQuery, signal: AbortSignal): Promise<unknown[]> {
    return runCancellable(
      { connect: () => this.#lend('scans'), control: this.pools.ordinary },
      query,
      signal,
    );
  }

  async #lend(work: Work): Promise<pg.PoolClient> {
    const client = await this.pools[work].connect();
    const { wanted } = this.#options;
    try {
      if (judge(this.#proved.get(client) ?? null, wanted.mark) !== 'fresh') {
        const seen = await lookAt(client);
        this.#proved.set(client, seen);
        if (judge(seen, wanted.mark) !== 'fresh') throw new NotFresh(`${this.name} is not fresh`);
      }
      return client;
    } catch (error) {
      client.release(!(error instanceof NotFresh));
      throw error;
    }
  }

  /** It failed: it is read again when it has said how far it is. */
  doubt(): void {
    this.#seen = null;
    this.#life = {};
    this.look();
  }

  /** Asks it now how far it is. */
  look(): void {
    this.#wait = SOON_MS;
    if (!this.#isLooking) void this.#look();
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return;
    clearTimeout(this.#next);
    this.#isLooking = true;
    try {
      this.#watch ??= await this.#connect();
      this.#seen = await withPatience(LOOK_MS, lookAt(this.#watch));
    } catch (error) {
      this.#failure = error;
      if (codeOf(error) !== IN_THE_WAY) this.#lose();
    }
    this.#isLooking = false;
    // It may have been reached just then.
    if (this.#isClosed) return this.#lose();
    this.#tell();
    this.#wait = this.standing === 'behind' ? Math.min(this.#wait * 2, REST_MS) : REST_MS;
    this.#next = setTimeout(() => void this.#look(), this.#wait).unref();
  }

  async #connect(): Promise<pg.Client> {
    const connectionString = this.#options.address;
    const limits = { connectionTimeoutMillis: LOOK_MS, keepAlive: true };
    const client = new pg.Client({ connectionString, ...limits });
    const lose = (): void => {
      if (this.#watch === client) this.#lose();
    };
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      return client;
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Whoever waits for its answer is told so at once. */
  #lose(): void {
    this.#seen = null;
    this.#life = {};
    const clients = [this.#watch, ...this.#lent];
    this.#watch = null;
    for (const client of clients) void client?.end().catch(() => undefined);
  }

  #tell(): void {
    const { state } = this;
    const isFresh = state.standing === 'fresh';
    const now = performance.now();
    this.#notFreshSince = isFresh ? null : (this.#notFreshSince ?? now);
    if (this.#told !== null && (this.#told.standing === 'fresh') === isFresh) return;
    const isMoment = now - (this.#notFreshSince ?? 0) < LASTING_MS;
    if (!isFresh && isMoment && PASSING.includes(state.standing)) return;
    this.#told = state;
    this.#options.onTurn(state);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#next);
    const watch = this.#watch;
    this.#watch = null;
    await watch?.end().catch(() => undefined);
    await endPools(this.pools);
  }
}
