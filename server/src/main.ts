import cluster from 'node:cluster';
import { OperatorError } from './platform/errors/operator-error.ts';
import { endAtOnceOnSignals } from './platform/process/signals.ts';

endAtOnceOnSignals();
try {
  const { loadConfig } = await import('./platform/config/config.ts');
  const config = loadConfig(process.env);
  if (config.WORKERS !== undefined && cluster.isPrimary) {
    // Loads no code of the server: the primary process only starts and replaces workers.
    const { lead } = await import('./lead.ts');
    await lead(config);
  } else {
    const { serve } = await import('./serve.ts');
    await serve(config);
  }
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
