import { pino } from 'pino';

/** Lines that wait for room on the disk; those that come then are dropped. */
const WAITING_BYTES = 1024 * 1024;
/** A stop waits this long for a log that nobody reads. */
const LAST_LINES_MS = 2000;

let giveUpAt = Number.POSITIVE_INFINITY;

/** To be called when nothing else runs: what is not written soon is lost, and the process ends. */
export function endLog(): void {
  giveUpAt = Date.now() + LAST_LINES_MS;
}

/**
 * Where the log goes: the standard output. Where that cannot be written, such as a file on a full disk, the process serves
 * on without a log, and writes it again when it can.
 */
export function openLogStream(): ReturnType<typeof pino.destination> {
  const stream = pino.destination({
    dest: 1,
    maxLength: WAITING_BYTES,
    retryEAGAIN: () => Date.now() < giveUpAt,
  });
  stream.on('error', () => {
    // The end of the process would wait for ever.
    stream.flushSync = () => undefined;
  });
  return stream;
}
