import { listServers } from './addresses.ts';
import { pg } from './pg.ts';

/** One that is not there may say nothing at all. */
const PROBE_MS = 1500;
/** Every promotion begins another timeline. Null: it follows another server. */
const TIMELINE = `select case when pg_is_in_recovery() then null
  else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline`;

interface Writer {
  address: string;
  timeline: number;
}

/** Of the servers of one database none takes writes now; PostgreSQL says so of itself when it starts. */
class NoWriter extends Error {
  readonly code = '57P03';
}

const readTimeline = async (client: pg.Client): Promise<number | null> => {
  const { rows } = await client.query<{ timeline: number | null }>(TIMELINE);
  return rows[0]?.timeline ?? null;
};

async function probe(address: string): Promise<Writer | null> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const timeline = await readTimeline(client);
    return timeline === null ? null : { address, timeline };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Knows which of several servers takes writes. One that was it before another was promoted is never taken again, as far as
 * is known here.
 */
class Servers {
  readonly #addresses: readonly string[];
  #writer: Writer | null = null;
  #finding: Promise<Writer> | null = null;
  #newest = 0;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  async find(): Promise<Writer> {
    if (this.#writer !== null) return this.#writer;
    this.#finding ??= this.#ask().finally(() => {
      this.#finding = null;
    });
    return this.#finding;
  }

  /** It is asked anew who takes writes. */
  lose(writer: Writer): void {
    if (this.#writer === writer) this.#writer = null;
  }

  async #ask(): Promise<Writer> {
    const answers = await Promise.allSettled(this.#addresses.map(probe));
    const writers = answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : [],
    );
    const [newest] = writers.toSorted((a, b) => b.timeline - a.timeline);
    if (newest !== undefined && newest.timeline >= this.#newest) {
      this.#newest = newest.timeline;
      this.#writer = newest;
      return newest;
    }
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    throw failures.length === answers.length ? failures[0] : new NoWriter('no server takes writes');
  }
}

/** How the one that takes writes is reached, for a pool or a client. */
export interface ServerOptions {
  connectionString: string;
  /** Left out: there is only one server. */
  Client?: typeof pg.Client;
}

/** @param url as it is configured, with one server or several */
export function openServers(url: string): ServerOptions {
  const addresses = listServers(url) ?? [url];
  const [connectionString = url] = addresses;
  if (addresses.length === 1) return { connectionString };
  const servers = new Servers(addresses);

  class WriterClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connecting = this.#connect();
      if (callback === undefined) return connecting.then(() => this);
      const done = callback as (error?: Error) => void;
      connecting.then(() => done(), done);
      return undefined;
    }

    async #connect(): Promise<void> {
      const writer = await servers.find();
      const { hostname, port } = new URL(writer.address);
      Object.assign(this, { host: hostname, port: Number(port === '' ? 5432 : port) });
      try {
        await super.connect();
        if ((await readTimeline(this)) !== writer.timeline) throw new NoWriter('another server takes writes');
      } catch (error) {
        servers.lose(writer);
        await this.end().catch(() => undefined);
        throw error;
      }
      this.once('error', () => servers.lose(writer));
    }
  }
  return { connectionString, Client: WriterClient };
}

/** The address of the one server that takes writes at the moment, for programs that know one only. */
export async function findWriter(url: string): Promise<string> {
  const addresses = listServers(url) ?? [url];
  const [only = url] = addresses;
  return addresses.length === 1 ? only : (await new Servers(addresses).find()).address;
}
