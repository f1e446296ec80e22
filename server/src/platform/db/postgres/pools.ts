import { toConnectMs } from '../../config/database-address.ts';
import type { ConnectionShare } from '../../config/workers.ts';
import type { ConnectionPool } from '../database.ts';
import { type ClientOptions, Pool } from './pg.ts';

/** What reads may take, or as much as scans where those may take more. */
const READER_SECONDS = 5;
/** Scans are cancelled at their deadline; this is for when the process that should do it is held up. */
const SCAN_GRACE_MS = 500;
/**
 * Of a database that is fresh or small the planner knows no numbers, and takes what has a dozen rows for millions. A query of a
 * millisecond would be compiled for a fifth of a second then, each time it is asked.
 */
const OPTIONS = '-c jit=off';
/**
 * The planner knows nothing of what unpacking vectors costs. Where it sees that a word is common, or that documents wait to be
 * sorted into the index, it takes reading all of them for cheap: plans for searches are made without words, and by indexes.
 */
const SEARCH_OPTIONS = `${OPTIONS} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off`;

/** A step of an upgrade waits half a second for what others hold: who comes later waits behind it. */
const UPGRADE_OPTIONS = `${OPTIONS} -c lock_timeout=500`;

/** For an answer of a server that says nothing to others either. */
const PATIENCE_MS = 5000;

/** What connections to a server are for: none waits behind another. */
export type Work = keyof ConnectionShare;
export type Pools = Record<Work, Pool>;

export interface PoolOptions {
  connections: ConnectionShare;
  scanSeconds: number;
}

/** Opens nothing before somebody asks. */
export function openPools(url: string, { connections, scanSeconds }: PoolOptions): Pools {
  const open = (max: number, more: { statement_timeout?: number; options?: string } = {}): Pool =>
    new Pool({ ...toPoolOptions(url), max, ...more });
  const readerTimeout = { statement_timeout: Math.max(READER_SECONDS, scanSeconds) * 1000 };
  return {
    ordinary: open(connections.ordinary),
    reader: open(connections.reader, readerTimeout),
    search: open(connections.search, { ...readerTimeout, options: SEARCH_OPTIONS }),
    scans: open(connections.scans, { statement_timeout: scanSeconds * 1000 + SCAN_GRACE_MS }),
  };
}

export const openUpgradePool = (url: string): Pool =>
  new Pool({ ...toPoolOptions(url), max: 1, options: UPGRADE_OPTIONS });

const toPoolOptions = (url: string): ClientOptions => ({
  connectionString: url,
  connectionTimeoutMillis: toConnectMs(url),
  options: OPTIONS,
});

export const tellPools = (pools: Pools): ConnectionPool[] =>
  Object.entries(pools).map(([work, { totalCount, idleCount, waitingCount }]) => ({
    work,
    open: totalCount,
    idle: idleCount,
    waiting: waitingCount,
  }));

/** The server has fallen silent: ends what has waited for its answer for a while, so that who asked is told. */
export function endSilent(pools: Pools): void {
  const since = performance.now() - PATIENCE_MS;
  for (const client of Object.values(pools).flatMap(({ lent }) => [...lent]))
    if (client.askedAt !== null && client.askedAt <= since) void client.end().catch(() => undefined);
}

export async function endPools(pools: Pools): Promise<void> {
  const open = Object.values(pools).filter((pool) => !pool.ended);
  await Promise.all(open.map((pool) => pool.end()));
}
