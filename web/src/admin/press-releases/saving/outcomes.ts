import type { OfficePressRelease } from '@press-room/contract/office-press-releases';
import type { ApiError } from '../../../lib/api-error.ts';
import type { EditingState, SaveState } from './editing-state.ts';
import { type Changes, isSame } from './fields.ts';

/** A release that was just opened. */
export const toUntouched = (release: OfficePressRelease): EditingState => ({
  saved: release,
  shown: release,
  changes: {},
  state: { kind: 'saved' },
  errors: {},
  conflict: null,
  meanwhile: null,
  isKeeping: true,
});

const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000] as const;

/** Until the next attempt, after so many that failed. */
export const retryDelay = (failures: number): number =>
  RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;

/** Why only this browser has it: what an attempt was answered with, 0 for nothing at all. */
export function toReason(status: number | null): 'line' | 'server' | 'session' {
  if (status === 401) return 'session';
  return status === 0 ? 'line' : 'server';
}

/** When nothing is under way: all is saved but what the server does not take. */
export function toResting(errors: Readonly<Record<string, string>>): SaveState {
  const [detail] = Object.values(errors);
  return detail === undefined ? { kind: 'saved' } : { kind: 'refused', detail };
}

/** What was written after a save was sent. */
export const withoutSent = (changes: Changes, sent: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !(name in sent && isSame(value, sent[name]))),
  );

/** What the server says of the fields that were sent. */
export const toFieldErrors = ({ fields }: ApiError, sent: Changes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, texts]) => (name in sent ? [[name, texts.join(' ')]] : [])),
  );
