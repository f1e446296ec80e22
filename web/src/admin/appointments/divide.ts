import { APPOINTMENT_SLOTS_MAX } from '@press-room/contract/appointments';
import type { Slot } from './appointment-values.ts';

const MINUTE_MS = 60_000;

interface Span {
  starts_at: string;
  ends_at: string;
}

/** Divides a span into slots of a length with pauses; reserved slots remain. */
export function divide(
  { starts_at, ends_at }: Span,
  { minutes, pause }: { minutes: number; pause: number },
  before: readonly Slot[],
): Slot[] {
  if (!Number.isInteger(minutes) || !Number.isInteger(pause) || minutes < 1 || pause < 0) return [];
  const taken = before.filter(({ is_taken }) => is_taken);
  const slots = [...taken];
  const end = Date.parse(ends_at);
  const length = minutes * MINUTE_MS;
  for (
    let start = Date.parse(starts_at);
    start + length <= end && slots.length < APPOINTMENT_SLOTS_MAX;
    start += length + pause * MINUTE_MS
  ) {
    const isFree = taken.every(
      (slot) => Date.parse(slot.ends_at) <= start || Date.parse(slot.starts_at) >= start + length,
    );
    if (isFree) slots.push({ starts_at: toIso(start), ends_at: toIso(start + length), is_taken: false });
  }
  return slots.sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
}

const toIso = (instant: number): string => new Date(instant).toISOString();
