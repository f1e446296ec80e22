import type { ConnectionShare } from '../../workers/share.ts';
import type { ConnectionPool } from '../database.ts';
import { toConnectMs } from './addresses.ts';
import { pg } from './pg.ts';
import type { ServerOptions } from './servers.ts';

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

/** What connections to a server are for: none waits behind another. */
export type Work = keyof ConnectionShare;
export type Pools = Record<Work, pg.Pool>;

export interface PoolOptions {
  connections: ConnectionShare;
  scanSeconds: number;
}

/** Opens nothing before somebody asks. */
export function openPools(server: ServerOptions, { connections, scanSeconds }: PoolOptions): Pools {
  const open = (max: number, more: pg.PoolConfig = {}): pg.Pool => openPool(server, { max, ...more });
  const readerTimeout = { statement_timeout: Math.max(READER_SECONDS, scanSeconds) * 1000 };
  return {
    ordinary: open(connections.ordinary),
    reader: open(connections.reader, readerTimeout),
    search: open(connections.search, { ...readerTimeout, options: SEARCH_OPTIONS }),
    scans: open(connections.scans, { statement_timeout: scanSeconds * 1000 + SCAN_GRACE_MS }),
  };
}

export const openUpgradePool = (server: ServerOptions): pg.Pool =>
  openPool(server, { max: 1, options: UPGRADE_OPTIONS });

const openPool = (server: ServerOptions, more: pg.PoolConfig): pg.Pool =>
  surviveBrokenConnections(
    new pg.Pool({
      options: OPTIONS,
      connectionTimeoutMillis: toConnectMs(server.connectionString),
      ...server,
      ...more,
    }),
  );

export const tellPools = (pools: Pools, prefix = ''): ConnectionPool[] =>
  Object.entries(pools).map(([work, { totalCount, idleCount, waitingCount }]) => ({
    work: `${prefix}${work}`,
    open: totalCount,
    idle: idleCount,
    waiting: waitingCount,
  }));

export async function endPools(pools: Pools): Promise<void> {
  const open = Object.values(pools).filter((pool) => !pool.ended);
  await Promise.all(open.map((pool) => pool.end()));
}

// A connection that breaks, idle or lent out, is replaced at the next query; whoever queries it is told there.
// Without listeners it would end the process.
function surviveBrokenConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
