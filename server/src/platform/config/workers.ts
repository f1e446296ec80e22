import { availableParallelism } from 'node:os';

/** Numbers of database connections by purpose, in the proportions of a single process. */
export interface ConnectionShare {
  ordinary: number;
  reader: number;
  search: number;
  scans: number;
}

/** One more connection listens for changes. */
const LISTENING = 1;
export const ALONE: ConnectionShare = { ordinary: 10, reader: 3, search: 3, scans: 2 };
const OF_ONE = ALONE.ordinary + ALONE.reader + ALONE.search + ALONE.scans + LISTENING;
/** Default total of several processes: PostgreSQL allows 100, and other clients need some. */
const OF_ALL = 60;
/** With fewer connections, queries would wait for each other. */
export const CONNECTIONS_MIN = 8;

export type WorkerCount = number | 'auto';

export const countWorkers = (workers: WorkerCount | undefined): number =>
  workers === 'auto' ? availableParallelism() : (workers ?? 1);

/** Connections of each process, of `total` or the default. */
export function shareConnections(workers: number, total: number | undefined): ConnectionShare {
  const each =
    total === undefined ? Math.min(OF_ONE, Math.floor(OF_ALL / workers)) : Math.floor(total / workers);
  const all = Math.max(CONNECTIONS_MIN, each);
  const part = (usual: number): number => Math.max(1, Math.floor((all * usual) / OF_ONE));
  const [reader, search, scans] = [part(ALONE.reader), part(ALONE.search), part(ALONE.scans)];
  return { reader, search, scans, ordinary: all - reader - search - scans - LISTENING };
}
