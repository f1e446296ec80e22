import pg from 'pg';

// count(*) is int8, which pg returns as text; our counts fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The system detects connections that break silently. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export interface ClientOptions extends pg.ClientConfig {
  connectionString: string;
  /** A server, or a proxy in front of it, may accept a connection without answering. */
  connectionTimeoutMillis: number;
}

/**
 * A connection with an `error` listener from the start, because an `error` event without a listener ends the process.
 * Queries on a broken connection reject with the error.
 */
export class Client extends pg.Client {
  #isBroken = false;
  /** Start of the pending query, in milliseconds of `performance.now()`; null: none. */
  askedAt: number | null = null;

  constructor(options?: pg.ClientConfig) {
    super({ ...KEEP_ALIVE, ...options });
    const breaks = (): void => {
      this.#isBroken = true;
    };
    this.on('error', breaks);
    this.on('end', breaks);
  }

  /** Whether the connection is unusable. */
  get isBroken(): boolean {
    return this.#isBroken;
  }
}

export const openClient = (options: ClientOptions): Client => new Client(options);

/** A connection that breaks is replaced at the next query. */
export class Pool extends pg.Pool {
  readonly lent = new Set<Client>();

  constructor(options: ClientOptions & pg.PoolConfig) {
    super({ ...options, Client });
    this.on('error', () => undefined);
    this.on('acquire', (client) => client instanceof Client && this.lent.add(client));
    this.on('release', (_error, client) => client instanceof Client && this.lent.delete(client));
  }
}

export { pg };
