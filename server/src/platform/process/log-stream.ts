import { pino } from 'pino';

/** Limit of lines waiting for disk space; further lines are dropped. */
const WAITING_BYTES = 1024 * 1024;
/** Maximum wait at a stop for a log that is not read. */
const LAST_LINES_MS = 2000;

let giveUpAt = Number.POSITIVE_INFINITY;

/** Call it last: lines not written soon are lost, and the process exits. */
export function endLog(): void {
  giveUpAt = Date.now() + LAST_LINES_MS;
}

/**
 * Log on standard output. If it is not writable, such as a file on a full disk, the process continues without a log and
 * resumes it later.
 */
export function openLogStream(): ReturnType<typeof pino.destination> {
  const stream = pino.destination({
    dest: 1,
    maxLength: WAITING_BYTES,
    retryEAGAIN: () => Date.now() < giveUpAt,
  });
  stream.on('error', () => {
    // The exit would otherwise block forever.
    stream.flushSync = () => undefined;
  });
  return stream;
}
