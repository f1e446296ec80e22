import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import type { GracefulShutdown } from './platform/http/graceful-shutdown.ts';
import { endLog } from './platform/process/log-stream.ts';
import { onSignals } from './platform/process/signals.ts';
import { onOrder } from './platform/workers/orders.ts';

/** Time for running requests after the stop signal; interrupted downloads can be resumed. */
const PATIENCE_MS = 30_000;
/** Time for requests of a replaced process, which delays nobody. */
const RETIRED_PATIENCE_MS = 15 * 60_000;

/** For the request of the last accepted connection. */
const LAST_REQUESTS_MS = 1000;
/** Limit if new connections keep arriving. */
const LAST_CONNECTIONS_MS = 5000;

interface Running {
  app: FastifyInstance;
  workers: readonly { stop(): Promise<void> }[];
  database: Pick<Database, 'close'>;
}

/** Accepts no more jobs and requests, and ends when the running ones have ended. */
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

/** Shuts down gracefully on a signal, or when the primary process has replaced this worker. */
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
      // Proxies that check readiness route elsewhere meanwhile.
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
  // A terminal sends the signal to all processes; only the primary process acts on it.
  if (cluster.isWorker) process.on('SIGHUP', () => undefined);
  onOrder((order) => {
    if (order.is === 'retire') void retire();
  });
}
