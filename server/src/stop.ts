import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import type { GracefulShutdown } from './platform/http/graceful-shutdown.ts';
import { endLog } from './platform/process/log-stream.ts';
import { onSignals } from './platform/process/signals.ts';
import { onOrder } from './platform/workers/orders.ts';

/** For requests that run when the process is told to end; whose download is cut then may resume it. */
const PATIENCE_MS = 30_000;
/** For those of a process whose place another has taken: they keep nobody waiting. */
const RETIRED_PATIENCE_MS = 15 * 60_000;

/** For what arrived as the last before nothing more was taken: its request is still on its way. */
const LAST_REQUESTS_MS = 1000;
/** Where new ones come all the time, somebody is the first that is not taken any more. */
const LAST_CONNECTIONS_MS = 5000;

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

interface Serving extends Running {
  shutdown: GracefulShutdown;
  config: Pick<Config, 'DRAIN_SECONDS'>;
}

/** Ends in order where a signal says so, or the first process that another one serves now. */
export function endOnSignals({ shutdown, config, ...running }: Serving): void {
  const { app, workers } = running;
  const hurry = new AbortController();
  let isRetiring = false;
  let isStopping = false;

  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    hurry.abort();
    shutdown.begin();
    app.log.info({ signal: reason }, 'stopping: running requests are finished first');
    if (!isRetiring) {
      // A proxy that asks who is ready looks elsewhere meanwhile.
      await delay(config.DRAIN_SECONDS * 1000);
      await shutdown.everybodyIsTaken(LAST_CONNECTIONS_MS);
      await Promise.race([shutdown.isEmpty(), delay(LAST_REQUESTS_MS)]);
    }
    await stopAll(running);
    endLog();
    process.disconnect?.();
  };
  const retire = async (): Promise<void> => {
    if (isRetiring || isStopping) return;
    isRetiring = true;
    for (const worker of workers) void worker.stop();
    const patience = delay(RETIRED_PATIENCE_MS, undefined, { signal: hurry.signal }).catch(() => undefined);
    await Promise.race([shutdown.isEmpty(), patience]);
    await stop('retired');
  };
  onSignals((signal) => void stop(signal));
  // A terminal sends it to all: it means the first process.
  if (cluster.isWorker) process.on('SIGHUP', () => undefined);
  onOrder((order) => {
    if (order.is === 'retire') void retire();
  });
}
