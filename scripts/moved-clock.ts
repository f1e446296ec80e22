// Loaded into a server before its own code: its clock is ahead of the true one by the milliseconds in a file, or
// stopped at the instant that follows in the file, if that is a number. The clock changes with the file, in every
// process and thread that reads it.
import { openSync, readSync } from 'node:fs';

const file = openSync(process.env.MOVED_CLOCK ?? '', 'r');
const held = new Float64Array(2);
const bytes = new Uint8Array(held.buffer);
const TrueDate = Date;

function movedNow(): number {
  readSync(file, bytes, 0, bytes.length, 0);
  const standsAt = held[1] ?? Number.NaN;
  return Number.isNaN(standsAt) ? TrueDate.now() + (held[0] ?? 0) : standsAt;
}

class MovedDate extends TrueDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(movedNow());
    else super(...parts);
  }
  static override now(): number {
    return movedNow();
  }
}

globalThis.Date = MovedDate as DateConstructor;
