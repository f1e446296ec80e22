import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

/** The rest is for downloads, uploads and the database. */
const SHARE = 0.75;
const SAY_AGAIN_MS = 60_000;

/** Limit of open files and connections of this process; null if unknown. */
function readOpenFilesMax(): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/**
 * Limits connections below the limit of open files: at the system's limit no file could be opened, and connected
 * clients would get errors. Further connections are closed at once.
 */
export function limitConnections(server: Server, log: FastifyBaseLogger): void {
  const openFiles = readOpenFilesMax();
  if (openFiles === null) return;
  server.maxConnections = Math.floor(openFiles * SHARE);
  let saidAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    log.warn(
      { connections: server.maxConnections },
      'connections are refused: raise the limit of open files (LimitNOFILE)',
    );
  });
}
