import { toConnectMs } from '../../config/database-address.ts';
import type { ConnectionShare } from '../../config/workers.ts';
import type { ConnectionPool } from '../database.ts';
import { type ClientOptions, Pool } from './pg.ts';

/** Timeout of reads, or that of scans if it is longer. */
const READER_SECONDS = 5;
/** The process cancels scans at their deadline; the server's own timeout applies if the process is blocked. */
const SCAN_GRACE_MS = 500;
/**
 * Without statistics (new or small databases) the planner overestimates row counts, and JIT compilation would add 200
 * ms to each query of a millisecond.
 */
const OPTIONS = '-c jit=off';
/**
 * The planner does not know the cost of unpacking vectors: with a common word or pending index entries it prefers a
 * full scan. Searches therefore use generic plans, and indexes only.
 */
const SEARCH_OPTIONS = `${OPTIONS} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off`;

/** A migration step waits at most half a second for locks, because later clients wait behind it. */
const UPGRADE_OPTIONS = `${OPTIONS} -c lock_timeout=500`;

/** Limit for an answer of a server that is silent on other connections too. */
const PATIENCE_MS = 5000;

/** Purposes of connections; each has its own, so that none waits for another. */
export type Work = keyof ConnectionShare;
export type Pools = Record<Work, Pool>;

export interface PoolOptions {
  connections: ConnectionShare;
  scanSeconds: number;
}

/** Opens connections on demand. */
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

/**
 * After the server became silent: closes connections with queries that have waited for a while, so that the queries
 * fail.
 */
export function endSilent(pools: Pools): void {
  const since = performance.now() - PATIENCE_MS;
  for (const client of Object.values(pools).flatMap(({ lent }) => [...lent]))
    if (client.askedAt !== null && client.askedAt <= since) void client.end().catch(() => undefined);
}

export async function endPools(pools: Pools): Promise<void> {
  const open = Object.values(pools).filter((pool) => !pool.ended);
  await Promise.all(open.map((pool) => pool.end()));
}
