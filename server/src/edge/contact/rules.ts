import { CONTACT_MONTHS } from '@press-room/contract/limits';
import { addMonths, type RetentionClock, toLockInstant } from '../../core/personal-data/retention-rules.ts';

/** `2026-00042`: reference of a message for sender and press office. */
export const toReference = ({ id, created_at }: { id: number; created_at: string }): string =>
  `${created_at.slice(0, 4)}-${String(id).padStart(5, '0')}`;

/** End of a message's retention: that of its sender's data (spec 9), at most two years. */
export function toMessageEnd(writtenAt: Date, clock: RetentionClock): Date {
  const longest = addMonths(writtenAt, CONTACT_MONTHS);
  const lock = toLockInstant(writtenAt, clock);
  return new Date(Math.min(lock.getTime(), longest.getTime()));
}
