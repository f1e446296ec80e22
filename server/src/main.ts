import cluster from 'node:cluster';
import { OperatorError } from './platform/errors/operator-error.ts';
import { endAtOnceOnSignals } from './platform/process/signals.ts';

endAtOnceOnSignals();
try {
  const { loadConfig } = await import('./platform/config/config.ts');
  const config = loadConfig(process.env);
  if (config.WORKERS !== undefined && cluster.isPrimary) {
    // Of what serves it loads nothing: it only starts and replaces those that do.
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
