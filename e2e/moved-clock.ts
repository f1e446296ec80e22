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

// Threads are told the time, and what the server starts reads its own input.
if (isMainThread) {
  delete process.env.NODE_OPTIONS;
  globalThis.Date = MovedDate as DateConstructor;
  process.stdin.on('data', (line: Buffer) => {
    ahead += Number(line.toString()) * MINUTE_MS;
  });
  process.stdin.unref();
}
