import { availableParallelism } from 'node:os';

/** Of connections to the database, in the proportions in which one process by itself has them. */
export interface ConnectionShare {
  ordinary: number;
  reader: number;
  search: number;
  scans: number;
}

/** One more listens for changes. */
const LISTENING = 1;
export const ALONE: ConnectionShare = { ordinary: 10, reader: 3, search: 3, scans: 2 };
const OF_ONE = ALONE.ordinary + ALONE.reader + ALONE.search + ALONE.scans + LISTENING;
/** What several have in all where nothing is configured: PostgreSQL takes 100, and others want some. */
const OF_ALL = 60;
/** Fewer would wait for each other. */
export const CONNECTIONS_MIN = 8;

export type WorkerCount = number | 'auto';

export const countWorkers = (workers: WorkerCount | undefined): number =>
  workers === 'auto' ? availableParallelism() : (workers ?? 1);

/** What each of so many processes may open, of `total` or of what is usual. */
export function shareConnections(workers: number, total: number | undefined): ConnectionShare {
  const each =
    total === undefined ? Math.min(OF_ONE, Math.floor(OF_ALL / workers)) : Math.floor(total / workers);
  const all = Math.max(CONNECTIONS_MIN, each);
  const part = (usual: number): number => Math.max(1, Math.floor((all * usual) / OF_ONE));
  const [reader, search, scans] = [part(ALONE.reader), part(ALONE.search), part(ALONE.scans)];
  return { reader, search, scans, ordinary: all - reader - search - scans - LISTENING };
}
