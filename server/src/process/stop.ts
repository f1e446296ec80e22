import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** For requests that run when the process is told to end; whose download is cut then may resume it. */
const PATIENCE_MS = 30_000;

interface Running {
  app: FastifyInstance;
  workers: readonly { stop(): Promise<void> }[];
  database: Pick<Database, 'close'>;
}

/** Takes no job and no request any more, and ends when those that run have ended. */
export async function stopAll({ app, workers, database }: Running, patienceMs = PATIENCE_MS): Promise<void> {
  const working = Promise.all(workers.map((worker) => worker.stop()));
  const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await app.close();
  clearTimeout(patience);
  await working;
  await database.close();
}
