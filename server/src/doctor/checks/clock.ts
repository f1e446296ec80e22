import { readPostgresClock } from '../../db/inspect.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';

/** Seconds: what people notice, and what ends embargoes and codes at the wrong moment. */
const SLIGHT = 2;
const GRAVE = 30;

export async function checkClock({ engine, now, openDb }: Patient): Promise<Found[]> {
  if (engine === 'sqlite') {
    return [fine('doctor_clock_alone', { now: now().toISOString() })];
  }
  const db = await openDb();
  const before = now().getTime();
  const theirs = await readPostgresClock(db);
  const after = now().getTime();
  // Somewhere between question and answer it was asked.
  const apart = Math.max(before - theirs, theirs - after, 0) / 1000;
  const told = { seconds: Math.round(apart) };
  if (apart >= GRAVE) return [fault('doctor_clock_differs', told)];
  return [apart >= SLIGHT ? warning('doctor_clock_differs', told) : fine('doctor_clock_fine')];
}
