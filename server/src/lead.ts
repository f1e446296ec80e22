import { pino } from 'pino';
import { tellMetrics } from './edge/metrics/serve-metrics.ts';
import type { Config } from './platform/config/config.ts';
import { countWorkers } from './platform/config/workers.ts';
import { OperatorError } from './platform/errors/operator-error.ts';
import { ensureDataDirectory } from './platform/process/data-directory.ts';
import { endLog, openLogStream } from './platform/process/log-stream.ts';
import { EXIT_PLACE_LOST } from './platform/process/place-watch.ts';
import { onSignals } from './platform/process/signals.ts';
import { Workers } from './platform/workers/primary.ts';

/** Runs the primary process. @throws {OperatorError} if no worker becomes ready */
export async function lead(config: Config): Promise<void> {
  ensureDataDirectory(config.DATA_DIR);
  const log = pino({ level: config.LOG_LEVEL }, openLogStream());
  const workers = new Workers(countWorkers(config.WORKERS), log);
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  let closeMetrics = async (): Promise<void> => undefined;
  if (port !== undefined) {
    const { gatherMetrics } = await import('./edge/metrics/gather-metrics.ts');
    closeMetrics = await tellMetrics({ host, port }, gatherMetrics(workers), log);
  }
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await workers.stop(signal);
    await closeMetrics();
    endLog();
  };
  onSignals((signal) => void stop(signal));
  process.on('SIGHUP', () => workers.roll());
  void workers.lost.then(async () => {
    await stop('SIGTERM');
    process.exitCode = EXIT_PLACE_LOST;
  });
  const isServing = await workers.start();
  if (isServing || isStopping) return;
  await closeMetrics();
  throw new OperatorError('WORKERS: the first process ended before it was ready; its output above says why.');
}
