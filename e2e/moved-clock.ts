// Loaded into a server of the journeys before its own code: its clock goes forward by the minutes that it is told.
import { isMainThread } from 'node:worker_threads';

const MINUTE_MS = 60_000;
const TrueDate = Date;
let ahead = 0;

class MovedDate extends TrueDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(TrueDate.now() + ahead);
    else super(...parts);
  }
  static override now(): number {
    return TrueDate.now() + ahead;
  }
}

// Threads are told the time, and so is what the server starts.
if (isMainThread) {
  delete process.env.NODE_OPTIONS;
  globalThis.Date = MovedDate as DateConstructor;
  process.on('message', (minutes: number) => {
    ahead += minutes * MINUTE_MS;
    process.send?.(minutes);
  });
  process.channel?.unref();
}
