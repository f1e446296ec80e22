import type { WithdrawnRelease } from '@press-room/contract/press-releases';
import { ApiError, codeOf } from '../../../lib/api-error.ts';

export type Withdrawal = Pick<WithdrawnRelease, 'withdrawn_at' | 'note' | 'language'>;

/** Data of a withdrawn release in an error, null for other errors. */
export function readWithdrawal(error: unknown): Withdrawal | null {
  if (!(error instanceof ApiError) || error.status !== 410 || codeOf(error) !== 'withdrawn') return null;
  const { withdrawn_at, note, language } = error.facts;
  if (typeof withdrawn_at !== 'string' || typeof note !== 'string') return null;
  return { withdrawn_at, note, language: language === 'it' ? 'it' : 'en' };
}
