import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';

const PAUSE_MS = 60_000;

interface Tended {
  database: Pick<Database, 'search'>;
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>;
  pauseMs?: number;
}

/** Once a minute has the index make anew what large searches are answered from, where content has changed. */
export function tendSearch({ database, log, pauseMs = PAUSE_MS }: Tended): { stop: () => Promise<void> } {
  const end = new AbortController();
  const { signal } = end;
  const tend = async (): Promise<void> => {
    while (!signal.aborted) {
      await database.search.bind(signal).then(
        (parts) => parts > 0 && log.debug({ parts }, 'the search index was brought up to date'),
        (error: unknown) => log.warn({ err: error }, 'the search index is not up to date'),
      );
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const tending = tend();
  return {
    stop: async () => {
      end.abort();
      await tending;
    },
  };
}
