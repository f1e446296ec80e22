import type { FastifyInstance } from 'fastify';
import type { Farewell } from '../http/farewell.ts';
import { report } from '../workers/orders.ts';
import { EXIT_PLACE_LOST } from './place-watch.ts';

/** A proxy that asks who is ready looks elsewhere meanwhile. */
const NOTICE_MS = 3000;

interface Serving {
  app: FastifyInstance;
  farewell: Farewell;
  workers: readonly { stop(): Promise<void> }[];
}

/** Acknowledges nothing from here on, and ends the process: in order it would close files that are not there. */
export function abandonPlace({ app, farewell, workers }: Serving, sentence: string): void {
  farewell.abandon();
  app.log.fatal(sentence);
  report({ is: 'place-lost' });
  for (const worker of workers) void worker.stop().catch(() => undefined);
  setTimeout(() => process.exit(EXIT_PLACE_LOST), NOTICE_MS);
}
